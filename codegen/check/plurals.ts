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

/** A value and what it counts: {n} days, {count} new messages, {n} people, {n} of your last sessions. */
const counted = /\{([A-Za-z][A-Za-z0-9]*)\} ((?:[a-z-]+ ){0,3}?)([a-z]{2,}s|people|children|men|women)\b/g;

/** Returns the values of a text that stand before a plural, each with its noun. `{n} or more days` and `{least} to {most} days` are right for any number. */
export function countsIn(pattern: string): { name: string; noun: string; index: number }[] {
  return [...pattern.matchAll(counted)].flatMap((found) => {
    const [, name = '', between = '', noun = ''] = found;
    const words = between.trim().split(' ');
    const isRange = pattern.slice(0, found.index).endsWith('} to ');
    return isRange || words.includes('or') || [...words, noun].some((word) => otherWords.includes(word)) ? [] : [{ name, noun, index: found.index }];
  });
}

/** What a call is given first: of `round(x, 0.0)` it is x. Nothing where a source is more than one call of these functions. */
function givenFirst(source: string): string | undefined {
  const begin = /^(?:formatNumber|string|int|double|round)\(/.exec(source)?.[0].length;
  if (begin === undefined) return undefined;
  let [depth, quote, first] = [1, '', source.length];
  for (let at = begin; at < source.length; at += 1) {
    const letter = source[at]!;
    if (quote !== '') quote = letter === quote ? '' : quote;
    else if (letter === "'" || letter === '"') quote = letter;
    else if (letter === ',' && depth === 1) first = Math.min(first, at);
    else if ('([{'.includes(letter)) depth += 1;
    else if (')]}'.includes(letter)) depth -= 1;
    if (depth === 0) return at === source.length - 1 ? source.slice(begin, Math.min(first, at)).trim() : undefined;
  }
  return undefined;
}

/** The number that a text shows, and the numbers within it that it is made of, the innermost last: of formatNumber(round(x, 1)) they are it, round(x, 1) and x. */
export function numbersIn(source: string): string[] {
  const whole = source.trim();
  const within = givenFirst(whole);
  return within === undefined ? [whole] : [whole, ...numbersIn(within)];
}

/** Whether a condition tells one from several of a number. */
export function tellsOne(when: string, number: string): boolean {
  const [condition, sought] = [when, number].map((text) => text.replace(/\s+/g, '')) as [string, string];
  if (condition.includes(`pluralOf(${sought})`)) return true;
  // A comparison with 10 or 1.5 tells nothing of 1.
  return condition.split(sought).some((after, index) => index > 0 && /^(?:(?:==|>|<=|!=)1|(?:<|>=)2)(?:\.0+)?(?![\d.])/.test(after));
}
