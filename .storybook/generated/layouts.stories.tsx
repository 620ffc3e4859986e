// Written by "npm run generate" from the definitions. Do not edit.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { LayoutStage } from '../stages/LayoutStage';
import { untilShown } from '../stages/until-shown';

const meta = { title: 'layouts', tags: ['!autodocs'], component: LayoutStage, play: untilShown, args: {"layout":"application"} } satisfies Meta<typeof LayoutStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Application: Story = { name: "application", args: {"layout":"application"}, parameters: { file: "screens/layouts/application.layout.json" } };
export const ApplicationPhone: Story = { name: "application: phone", args: {"layout":"application"}, globals: { viewport: { value: 'phone' } }, parameters: { file: "screens/layouts/application.layout.json" } };
export const ApplicationMenuOpenOnAPhone: Story = { name: "application: menu open on a phone", args: {"layout":"application","opens":"Menu"}, globals: { viewport: { value: 'phone' } }, parameters: { file: "screens/layouts/application.layout.json" } };
export const ApplicationSignedOut: Story = { name: "application: signed out", args: {"layout":"application","standing":"signed out"}, parameters: { file: "screens/layouts/application.layout.json" } };
export const ApplicationFirstSignIn: Story = { name: "application: first sign-in", args: {"layout":"application","standing":"first sign-in"}, parameters: { file: "screens/layouts/application.layout.json" } };
export const ApplicationActsForOthers: Story = { name: "application: acts for others", args: {"layout":"application","standing":"acts for others"}, parameters: { file: "screens/layouts/application.layout.json" } };
export const ApplicationActsForSomebody: Story = { name: "application: acts for somebody", args: {"layout":"application","standing":"acts for somebody"}, parameters: { file: "screens/layouts/application.layout.json" } };
export const ApplicationPanelOpen: Story = { name: "application: panel open", args: {"layout":"application","standing":"acts for others","opens":"Open"}, parameters: { file: "screens/layouts/application.layout.json" } };
export const ApplicationPanelOpenOnAPhone: Story = { name: "application: panel open on a phone", args: {"layout":"application","standing":"acts for others","opens":"Open"}, globals: { viewport: { value: 'phone' } }, parameters: { file: "screens/layouts/application.layout.json" } };
export const Bare: Story = { name: "bare", args: {"layout":"bare"}, parameters: { file: "screens/layouts/bare.layout.json" } };
export const BarePhone: Story = { name: "bare: phone", args: {"layout":"bare"}, globals: { viewport: { value: 'phone' } }, parameters: { file: "screens/layouts/bare.layout.json" } };
export const Centred: Story = { name: "centred", args: {"layout":"centred"}, parameters: { file: "screens/layouts/centred.layout.json" } };
export const CentredPhone: Story = { name: "centred: phone", args: {"layout":"centred"}, globals: { viewport: { value: 'phone' } }, parameters: { file: "screens/layouts/centred.layout.json" } };
