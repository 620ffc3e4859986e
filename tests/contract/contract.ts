import type { Subject } from './host';
import { saysMessages } from './messages';
import { showsOptions } from './options';
import { keepsValues, refuses, type Rule, showsWhatIsKept, tells, tellsFocusOnce, writes, writesNoEmptyValue } from './rules';

/** What holds of every widget, by the name under which docs/widgets.md explains it. */
export const contract = {
  writes,
  refuses,
  tells,
  tellsFocusOnce,
  keepsValues,
  writesNoEmptyValue,
  showsWhatIsKept,
  showsOptions,
  saysMessages,
} satisfies Record<string, Rule>;

/** All that a widget does against the contract, each in a sentence behind the name of its rule. */
export async function breaches(subject: Subject): Promise<string[]> {
  const found: string[] = [];
  for (const [name, rule] of Object.entries(contract)) found.push(...(await rule(subject)).map((sentence) => `${name}: ${sentence}`));
  return [...new Set(found)];
}
