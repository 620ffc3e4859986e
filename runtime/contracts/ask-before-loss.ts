import { commonScope } from './common-scope';
import type { Services } from './services';
import { textOf } from '../expressions/text';
import { usualConfirmWidth } from './dialogs';

/** Asks whether changes that are not saved may be lost, in the words of the application's settings. */
export async function askBeforeLoss(services: Services, way: 'leave' | 'close'): Promise<boolean> {
  const { title, text, leave, stay } = services.shell.get().app.lostChanges[way];
  const [heading, question, yes, no] = [title, text, leave, stay].map((words) => textOf(words, commonScope(services)));
  const end = await services.dialogs.open({ kind: 'confirm', title: heading, question: question!, yes, no, width: usualConfirmWidth, danger: true });
  return end !== 'dismissed';
}
