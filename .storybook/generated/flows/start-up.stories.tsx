// Written by "npm run generate" from the definition. Do not edit.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { FlowStateStage } from '../../stages/FlowStateStage';
import { untilStands } from '../../stages/until-shown';

const meta = { title: 'flows/start-up', tags: ['state', '!test', '!autodocs'], component: FlowStateStage, play: untilStands, args: {"flow":"start-up","state":"waiting"}, parameters: { file: "flows/start-up.flow.json" } } satisfies Meta<typeof FlowStateStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InWaiting: Story = { name: "waiting", args: {"flow":"start-up","state":"waiting"} };
export const InBeginning: Story = { name: "beginning", args: {"flow":"start-up","state":"beginning"} };
export const InLanguagePrompt: Story = { name: "languagePrompt", args: {"flow":"start-up","state":"languagePrompt"} };
export const InClearingLanguage: Story = { name: "clearingLanguage", args: {"flow":"start-up","state":"clearingLanguage"} };
export const InLoadingRewardsAsking: Story = { name: "loading.rewards.asking", args: {"flow":"start-up","state":"loading.rewards.asking"} };
export const InLoadingRewardsAnswered: Story = { name: "loading.rewards.answered", args: {"flow":"start-up","state":"loading.rewards.answered"} };
export const InLoadingAnnouncementsAsking: Story = { name: "loading.announcements.asking", args: {"flow":"start-up","state":"loading.announcements.asking"} };
export const InLoadingAnnouncementsAnswered: Story = { name: "loading.announcements.answered", args: {"flow":"start-up","state":"loading.announcements.answered"} };
export const InLoadingNotificationsAsking: Story = { name: "loading.notifications.asking", args: {"flow":"start-up","state":"loading.notifications.asking"} };
export const InLoadingNotificationsAnswered: Story = { name: "loading.notifications.answered", args: {"flow":"start-up","state":"loading.notifications.answered"} };
export const InLoaded: Story = { name: "loaded", args: {"flow":"start-up","state":"loaded"} };
export const InFirstLoginForm: Story = { name: "firstLoginForm", args: {"flow":"start-up","state":"firstLoginForm"} };
export const InWelcoming: Story = { name: "welcoming", args: {"flow":"start-up","state":"welcoming"} };
export const InSavingCancelled: Story = { name: "savingCancelled", args: {"flow":"start-up","state":"savingCancelled"} };
export const InReloadingUser: Story = { name: "reloadingUser", args: {"flow":"start-up","state":"reloadingUser"} };
export const InCompleting: Story = { name: "completing", args: {"flow":"start-up","state":"completing"} };
export const InRefreshing: Story = { name: "refreshing", args: {"flow":"start-up","state":"refreshing"} };
export const InNotifying: Story = { name: "notifying", args: {"flow":"start-up","state":"notifying"} };
export const InNotification: Story = { name: "notification", args: {"flow":"start-up","state":"notification"} };
export const InAccepting: Story = { name: "accepting", args: {"flow":"start-up","state":"accepting"} };
export const InAnnouncing: Story = { name: "announcing", args: {"flow":"start-up","state":"announcing"} };
export const InNewsFlash: Story = { name: "newsFlash", args: {"flow":"start-up","state":"newsFlash"} };
export const InNextNews: Story = { name: "nextNews", args: {"flow":"start-up","state":"nextNews"} };
export const InClosingNews: Story = { name: "closingNews", args: {"flow":"start-up","state":"closingNews"} };
export const InArchiving: Story = { name: "archiving", args: {"flow":"start-up","state":"archiving"} };
export const InDisabling: Story = { name: "disabling", args: {"flow":"start-up","state":"disabling"} };
export const InDone: Story = { name: "done", args: {"flow":"start-up","state":"done"} };
export const InRefreshingNews: Story = { name: "refreshingNews", args: {"flow":"start-up","state":"refreshingNews"} };
export const InRefreshingRewards: Story = { name: "refreshingRewards", args: {"flow":"start-up","state":"refreshingRewards"} };
