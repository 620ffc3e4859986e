// Written by "npm run generate" from the definitions. Do not edit.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ScreenStage } from '../../stages/ScreenStage';
import { untilShown } from '../../stages/until-shown';

const meta = { title: 'screens/news', tags: ['!autodocs'], component: ScreenStage, play: untilShown, args: {"screen":"announcements"} } satisfies Meta<typeof ScreenStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Announcements: Story = { name: "announcements", args: {"screen":"announcements"}, parameters: { file: "screens/news/announcements.screen.json" } };
export const AnnouncementsLoading: Story = { name: "announcements: loading", args: {"screen":"announcements","calls":"loading"}, parameters: { file: "screens/news/announcements.screen.json" } };
export const AnnouncementsFailing: Story = { name: "announcements: failing", args: {"screen":"announcements","calls":"failing"}, parameters: { file: "screens/news/announcements.screen.json" } };
export const AnnouncementsEmpty: Story = { name: "announcements: empty", args: {"screen":"announcements","calls":"empty"}, parameters: { file: "screens/news/announcements.screen.json" } };
export const News: Story = { name: "news", args: {"screen":"news","calls":"loading"}, parameters: { file: "screens/news/news.screen.json" } };
export const NewsLoading: Story = { name: "news: loading", args: {"screen":"news","calls":"loading"}, parameters: { file: "screens/news/news.screen.json" } };
export const NewsFailing: Story = { name: "news: failing", args: {"screen":"news","calls":"failing"}, parameters: { file: "screens/news/news.screen.json" } };
export const NewsEmpty: Story = { name: "news: empty", args: {"screen":"news","calls":"empty"}, parameters: { file: "screens/news/news.screen.json" } };
