// Written by "npm run generate" from the definitions. Do not edit.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ScreenStage } from '../../stages/ScreenStage';
import { untilShown } from '../../stages/until-shown';

const meta = { title: 'screens/rewards', tags: ['!autodocs'], component: ScreenStage, play: untilShown, args: {"screen":"cash-out"} } satisfies Meta<typeof ScreenStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const CashOut: Story = { name: "cash-out", args: {"screen":"cash-out"}, parameters: { file: "screens/rewards/cash-out.screen.json" } };
export const CashOutLoading: Story = { name: "cash-out: loading", args: {"screen":"cash-out","calls":"loading"}, parameters: { file: "screens/rewards/cash-out.screen.json" } };
export const CashOutFailing: Story = { name: "cash-out: failing", args: {"screen":"cash-out","calls":"failing"}, parameters: { file: "screens/rewards/cash-out.screen.json" } };
export const CashOutEmpty: Story = { name: "cash-out: empty", args: {"screen":"cash-out","calls":"empty"}, parameters: { file: "screens/rewards/cash-out.screen.json" } };
export const RewardAdministration: Story = { name: "reward-administration", args: {"screen":"reward-administration"}, parameters: { file: "screens/rewards/reward-administration.screen.json" } };
export const RewardAdministrationLoading: Story = { name: "reward-administration: loading", args: {"screen":"reward-administration","calls":"loading"}, parameters: { file: "screens/rewards/reward-administration.screen.json" } };
export const RewardAdministrationFailing: Story = { name: "reward-administration: failing", args: {"screen":"reward-administration","calls":"failing"}, parameters: { file: "screens/rewards/reward-administration.screen.json" } };
export const RewardAdministrationEmpty: Story = { name: "reward-administration: empty", args: {"screen":"reward-administration","calls":"empty"}, parameters: { file: "screens/rewards/reward-administration.screen.json" } };
export const RewardFulfillment: Story = { name: "reward-fulfillment", args: {"screen":"reward-fulfillment"}, parameters: { file: "screens/rewards/reward-fulfillment.screen.json" } };
export const RewardFulfillmentLoading: Story = { name: "reward-fulfillment: loading", args: {"screen":"reward-fulfillment","calls":"loading"}, parameters: { file: "screens/rewards/reward-fulfillment.screen.json" } };
export const RewardFulfillmentFailing: Story = { name: "reward-fulfillment: failing", args: {"screen":"reward-fulfillment","calls":"failing"}, parameters: { file: "screens/rewards/reward-fulfillment.screen.json" } };
export const RewardFulfillmentEmpty: Story = { name: "reward-fulfillment: empty", args: {"screen":"reward-fulfillment","calls":"empty"}, parameters: { file: "screens/rewards/reward-fulfillment.screen.json" } };
export const RewardStatement: Story = { name: "reward-statement", args: {"screen":"reward-statement"}, parameters: { file: "screens/rewards/reward-statement.screen.json" } };
export const RewardStatementLoading: Story = { name: "reward-statement: loading", args: {"screen":"reward-statement","calls":"loading"}, parameters: { file: "screens/rewards/reward-statement.screen.json" } };
export const RewardStatementFailing: Story = { name: "reward-statement: failing", args: {"screen":"reward-statement","calls":"failing"}, parameters: { file: "screens/rewards/reward-statement.screen.json" } };
export const RewardStatementEmpty: Story = { name: "reward-statement: empty", args: {"screen":"reward-statement","calls":"empty"}, parameters: { file: "screens/rewards/reward-statement.screen.json" } };
export const Rewards: Story = { name: "rewards", args: {"screen":"rewards"}, parameters: { file: "screens/rewards/rewards.screen.json" } };
export const RewardsLoading: Story = { name: "rewards: loading", args: {"screen":"rewards","calls":"loading"}, parameters: { file: "screens/rewards/rewards.screen.json" } };
export const RewardsFailing: Story = { name: "rewards: failing", args: {"screen":"rewards","calls":"failing"}, parameters: { file: "screens/rewards/rewards.screen.json" } };
export const RewardsEmpty: Story = { name: "rewards: empty", args: {"screen":"rewards","calls":"empty"}, parameters: { file: "screens/rewards/rewards.screen.json" } };
