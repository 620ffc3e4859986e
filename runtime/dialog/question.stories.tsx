import type { Meta, StoryObj } from '@storybook/react-vite';
import { revisionIn } from '../../.storybook/languages';
import { Staged } from '../../.storybook/stages/ScreenStage';
import { withStage } from '../../.storybook/stages/stage-of';
import { untilShown } from '../../.storybook/stages/until-shown';
import type { Action } from '../definitions/actions';

const questions: Record<string, Action> = {
  usual: { confirm: 'Do you want to keep what you wrote?' },
  danger: { confirm: 'This cannot be undone.', title: 'Delete the entry?', yes: 'Delete', no: 'Cancel', danger: true },
  long: {
    confirm: 'A question that needs some more words than others have, because what follows from its answer has to be said before anybody can give it. '.repeat(
      3,
    ),
  },
};

/** A question above a page, as the action `confirm` asks it. */
const QuestionStage = ({ question, language = 'en' }: { question: string; language?: string }) => {
  const ask = questions[question];
  if (!ask) throw new Error(`There is no question "${question}".`);
  const revision = withStage(revisionIn('base', language), `question ${question}`, () => [{ id: 'title', text: 'Confirm', as: 'title' }], [ask]);
  return <Staged revision={revision} screen="stage" />;
};

const meta = { title: 'dialogs/confirm', component: QuestionStage, play: untilShown, args: { question: 'usual' } } satisfies Meta<typeof QuestionStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
export const Danger: Story = { args: { question: 'danger' } };
export const Long: Story = { args: { question: 'long' } };
