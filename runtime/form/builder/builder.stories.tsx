import type { Meta, StoryObj } from '@storybook/react-vite';
import { revisionIn } from '../../../.storybook/languages';
import { Staged } from '../../../.storybook/stages/ScreenStage';
import { withStage } from '../../../.storybook/stages/stage-of';

interface BuilderStageProps {
  /** What is opened. */
  value: Record<string, unknown>;
  form?: string;
  customer?: string;
  language?: string;
  /** How its calls go. */
  calls?: string;
}

/** A form of whose groups a person adds those they want. */
const BuilderStage = ({ value, form = 'people-filter', customer = 'lakeside', language = 'en', calls = 'answered' }: BuilderStageProps) => (
  <Staged
    revision={withStage(revisionIn(customer, language), `builder ${form} ${JSON.stringify(value)}`, () => [
      { id: 'builder', label: 'Filters', card: [{ id: 'form', form, label: 'Filters', value, input: { search: '' }, onSubmit: [] }] },
    ])}
    screen="stage"
    calls={calls}
  />
);

const many = {
  AccountStatuses: ['Active', 'Pending'],
  Biometric: 'plant',
  BiometricRiskLevels: ['office'],
  UserChallengeStatus: 3,
  HireDate: 'Custom',
  HireDateStartDate: '03/09/2020',
  HireDateEndDate: '03/09/2021',
  Departments: ['plant', 'office', 'field', 'long'],
  CustomRegistrationFields: [
    { FieldName: 'shift', Values: ['night'] },
    { FieldName: 'badgeNumber', Values: ['5001'] },
  ],
};

const meta = { title: 'forms/builder', component: BuilderStage, args: { value: {} } } satisfies Meta<typeof BuilderStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { value: many } };
export const Incomplete: Story = { args: { value: { HireDate: 'Custom', Biometric: 'plant' } } };
export const PartIsGone: Story = {
  args: { value: { AccountStatuses: ['Active'], CustomRegistrationFields: [{ FieldName: 'parkingSpace', Values: ['A1'] }] } },
};
export const OneAlwaysThere: Story = { args: { form: 'people-export', value: { EntityIds: ['plant'] } } };
export const Counting: Story = { args: { value: { AccountStatuses: ['Active'] }, calls: 'loading' } };
export const CountFails: Story = { args: { value: { AccountStatuses: ['Active'], Departments: ['plant'] }, calls: 'failing' } };
export const OnAPhone: Story = { args: { value: many }, globals: { viewport: { value: 'phone' } } };
