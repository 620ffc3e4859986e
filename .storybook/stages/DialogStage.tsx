import { revisionIn } from '../languages';
import { Staged } from './ScreenStage';
import { partsOf, withStage } from './stage-of';
import { sampleOf } from '../sample-of';

interface DialogStageProps {
  /** The dialog's id. */
  dialog: string;
  customer?: string;
  /** The language that is spoken: en, or one of the product's. */
  language?: string;
  role?: string;
  brand?: string;
  /** How the calls of the dialog go. */
  calls?: 'answered' | 'loading' | 'failing' | 'empty';
}

/** One dialog of the definitions, open above a page, with what its input's schema says it is given. */
export function DialogStage({ dialog, customer = 'base', language = 'en', ...circumstances }: DialogStageProps) {
  const own = revisionIn(customer, language);
  const definition = partsOf(own).dialogs[dialog];
  if (!definition) throw new Error(`There is no dialog "${dialog}".`);
  const open = { openDialog: dialog, input: sampleOf(definition.input, own) };
  const revision = withStage(
    own,
    `dialog ${dialog}`,
    () => [
      { id: 'title', text: dialog, as: 'title' },
      { id: 'actions', row: [{ id: 'open', button: 'Open it again', onPress: open }] },
    ],
    [open],
  );
  return <Staged revision={revision} screen="stage" {...circumstances} />;
}
