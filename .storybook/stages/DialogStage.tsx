import { revisionIn } from '../languages';
import { overItsScreen } from '../opened-over';
import { Staged } from './ScreenStage';

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
  /** Without the screen below. */
  isAlone?: boolean;
}

/** One dialog of the definitions, open over the screen that opens it, with what its input's schema says it is given. */
export function DialogStage({ dialog, customer = 'base', language = 'en', isAlone = false, ...circumstances }: DialogStageProps) {
  return <Staged {...overItsScreen(revisionIn(customer, language), dialog, isAlone)} {...circumstances} />;
}
