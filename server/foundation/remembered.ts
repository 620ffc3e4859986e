/** For how long answers are remembered, and how many of them. */
interface Memory {
  milliseconds: number;
  most: number;
}

interface Remembered<Answer> {
  until: number;
  answer: Promise<Answer>;
}

/**
 * Asks a question once for each key and some time: who asks meanwhile gets the same answer. A failure is not remembered. Of more keys than `most` the oldest
 * are forgotten, so that made-up keys take no memory.
 * @param now returns the time in milliseconds, on a clock that never goes back.
 */
export function remembered<Answer>(
  ask: (key: string) => Promise<Answer>,
  { milliseconds, most }: Memory,
  now: () => number = () => performance.now(),
): (key: string) => Promise<Answer> {
  const known = new Map<string, Remembered<Answer>>();
  return (key) => {
    const before = known.get(key);
    if (before !== undefined && before.until > now()) return before.answer;
    const answer = ask(key);
    // Behind all others, so that the first key is always the oldest.
    known.delete(key);
    known.set(key, { until: now() + milliseconds, answer });
    const [oldest] = known.keys();
    if (known.size > most && oldest !== undefined) known.delete(oldest);
    answer.catch(() => {
      if (known.get(key)?.answer === answer) known.delete(key);
    });
    return answer;
  };
}
