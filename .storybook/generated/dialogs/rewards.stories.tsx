// Written by "npm run generate" from the definitions. Do not edit.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { DialogStage } from '../../stages/DialogStage';
import { untilShown } from '../../stages/until-shown';

const meta = { title: 'dialogs/rewards', tags: ['!autodocs'], component: DialogStage, play: untilShown, args: {"dialog":"custom-reward"} } satisfies Meta<typeof DialogStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const CustomReward: Story = { name: "custom-reward", args: {"dialog":"custom-reward"}, parameters: { file: "screens/rewards/custom-reward.dialog.json" } };
export const GiftCardAudience: Story = { name: "gift-card-audience", args: {"dialog":"gift-card-audience"}, parameters: { file: "screens/rewards/gift-card-audience.dialog.json" } };
export const GiftCardAudienceLoading: Story = { name: "gift-card-audience: loading", args: {"dialog":"gift-card-audience","calls":"loading"}, parameters: { file: "screens/rewards/gift-card-audience.dialog.json" } };
export const GiftCardAudienceFailing: Story = { name: "gift-card-audience: failing", args: {"dialog":"gift-card-audience","calls":"failing"}, parameters: { file: "screens/rewards/gift-card-audience.dialog.json" } };
export const GiftCardAudienceEmpty: Story = { name: "gift-card-audience: empty", args: {"dialog":"gift-card-audience","calls":"empty"}, parameters: { file: "screens/rewards/gift-card-audience.dialog.json" } };
export const RewardOrder: Story = { name: "reward-order", args: {"dialog":"reward-order"}, parameters: { file: "screens/rewards/reward-order.dialog.json" } };
