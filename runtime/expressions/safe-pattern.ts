/**
 * Tells whether a regular expression is sure to end quickly: it is well formed, has no quantified group that itself holds a quantifier or
 * alternatives (the cause of exponential time), no back reference, and at most 500 characters. Conservative: some harmless patterns are refused.
 */
export function isSafePattern(pattern: string): boolean {
  if (pattern.length > 500) return false;
  try {
    new RegExp(pattern, 'u');
  } catch {
    return false;
  }
  const bare = pattern.replace(/\\[dDwWsSbB]|\\[pP]\{[^}]*\}|\\[^0-9]/g, 'x').replace(/\[(?:[^\]\\]|\\.)*\]/g, 'x');
  if (/\\[1-9]/.test(bare)) return false;
  return !hasNestedQuantifier(bare);
}

function hasNestedQuantifier(pattern: string): boolean {
  const groups: boolean[] = [];
  for (let index = 0; index < pattern.length; index += 1) {
    const character = pattern[index] ?? '';
    if (character === '(') groups.push(false);
    else if (character === ')') {
      const repeats = groups.pop() ?? false;
      const quantified = /^(?:[*+]|\{\d+,\d*\})/.test(pattern.slice(index + 1));
      if (quantified && repeats) return true;
      if ((repeats || quantified) && groups.length > 0) groups[groups.length - 1] = true;
    } else if (groups.length > 0 && (character === '*' || character === '+' || character === '|' || /^\{\d+,\d*\}/.test(pattern.slice(index)))) {
      groups[groups.length - 1] = true;
    }
  }
  return false;
}
