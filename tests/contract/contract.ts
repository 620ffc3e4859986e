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

type RuleName = keyof typeof contract;

/** The rules of what is seen and said. The others keep what a person does and writes. */
export const appearance: readonly RuleName[] = ['showsOptions', 'saysMessages'];
export const behavior: readonly RuleName[] = (Object.keys(contract) as RuleName[]).filter((name) => !appearance.includes(name));

/** All that a widget does against some rules of the contract, or all, each in a sentence behind the name of its rule. */
export async function breaches(subject: Subject, rules: readonly RuleName[] = [...behavior, ...appearance]): Promise<string[]> {
  const found: string[] = [];
  for (const name of rules) found.push(...(await contract[name](subject)).map((sentence) => `${name}: ${sentence}`));
  return [...new Set(found)];
}
