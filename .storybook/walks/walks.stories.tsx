import type { Meta, StoryObj } from '@storybook/react-vite';
import { takeWalk } from './walking';
import { WalkStage } from './WalkStage';

/** What people do most, from its first press to what comes of it: each can be watched in the panel Interactions, and is a test. */
const meta = { title: 'walks', tags: ['!autodocs'], component: WalkStage, play: takeWalk, args: { walk: 'sign in' } } satisfies Meta<typeof WalkStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Register: Story = { args: { walk: 'register' } };
export const SignIn: Story = { args: { walk: 'sign in' } };
export const Answer: Story = { args: { walk: 'answer' } };
export const Submit: Story = { args: { walk: 'submit' } };
export const LogAnEntry: Story = { args: { walk: 'log an entry' } };
export const FilterAndExport: Story = { args: { walk: 'filter and export' } };
export const EditANotification: Story = { args: { walk: 'edit a notification' } };
export const ActForSomebody: Story = { args: { walk: 'act for somebody' } };
export const Publish: Story = { args: { walk: 'publish' } };
export const Join: Story = { args: { walk: 'join' } };
