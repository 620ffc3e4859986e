/** Words after a value that count nothing: {customer} runs, {n} this week. */
const otherWords = [
  'starts',
  'changes',
  'ends',
  'has',
  'invites',
  'is',
  'its',
  'leaves',
  'less',
  'needs',
  'plus',
  'runs',
  'shows',
  'starts',
  'this',
  'us',
  'was',
];

/** A value and what it counts: {n} days, {count} new messages, {n} people. */
const counted = /\{([A-Za-z][A-Za-z0-9]*)\} (?:([a-z-]+) )?([a-z]{2,}s|people|children|men|women)\b/g;

/** Returns the values of a text that stand before a plural, each with its noun. `{n} or more days` and `{least} to {most} days` are right for any number. */
export function countsIn(pattern: string): { name: string; noun: string; index: number }[] {
  return [...pattern.matchAll(counted)].flatMap((found) => {
    const [, name = '', between = '', noun = ''] = found;
    const isRange = pattern.slice(0, found.index).endsWith('} to ');
    return isRange || between === 'or' || [between, noun].some((word) => otherWords.includes(word)) ? [] : [{ name, noun, index: found.index }];
  });
}

/** The number within what writes it: of formatNumber(x) and string(int(x)) it is x. */
export function numberIn(source: string): string {
  const written = /^(?:formatNumber|string|int|round)\((.*)\)$/s.exec(source.trim());
  return written === null ? source.trim() : numberIn(written[1]!);
}

/** Whether a condition tells one from several of a number. */
export function tellsOne(when: string, number: string): boolean {
  const [condition, sought] = [when, number].map((text) => text.replace(/\s+/g, '')) as [string, string];
  return ['==1', '>1', '<2', '<=1', '!=1', '>=2'].some((comparison) => condition.includes(sought + comparison)) || condition.includes(`pluralOf(${sought})`);
}
