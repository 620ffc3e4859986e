import seeds from './messages.json';
import type { SeededRandom } from './seeded-random';

type Subject = keyof typeof seeds.subjects;

/** What somebody says: whether it begins something or whoever began goes on, and the name of the picture that comes with it. */
interface Said {
  text: string;
  begins: boolean;
  goesOn?: boolean;
  picture?: string;
}

/** Of what people speak who take part in a program with these tags; where nothing is known of it, of movement. */
export const subjectOf = (tags: readonly string[]): Subject => tags.find((tag): tag is Subject => Object.hasOwn(seeds.subjects, tag)) ?? 'movement';

/** So many lines on a subject, or fewer where there is no more to say: conversations one after the other, now and then a picture, and no text twice. */
export function conversationsOn(subject: Subject, size: number, random: SeededRandom): Said[] {
  const { threads, withPicture, pictures } = seeds.subjects[subject];
  const passes: Said[][] = [];
  const texts = new Set<string>();
  let left = size;
  const say = (said: Said[], line: string, more: Omit<Said, 'text'>) => {
    const text = filled(line, random);
    if (left === 0 || (text !== '' && texts.has(text))) return;
    texts.add(text);
    said.push({ text, ...more });
    left -= 1;
  };
  // What names no place or time is said the first time only. The whole conversations come last, where a board opens.
  while (passes.length < 6 && left > 0) {
    const said: Said[] = [];
    passes.unshift(said);
    for (const [place, thread] of shuffled(threads, random).entries()) {
      // Whoever says something again gets no answer: that one has been given.
      const lines = passes.length === 1 ? thread : thread.slice(0, 1);
      for (const [index, line] of lines.entries()) say(said, line.replace(/^= /, ''), { begins: index === 0, ...(line.startsWith('= ') && { goesOn: true }) });
      if (place % 3 === 2) say(said, random.pick(withPicture), { begins: true, picture: random.pick(pictures) });
    }
  }
  return passes.flat();
}

function filled(line: string, random: SeededRandom): string {
  const text = line.replace('{count}', random.pick(seeds.counts)).replace('{place}', random.pick(seeds.places)).replace('{day}', random.pick(seeds.days));
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function shuffled<Item>(items: readonly Item[], random: SeededRandom): Item[] {
  const left = [...items];
  return items.map(() => left.splice(random.between(0, left.length - 1), 1)[0]!);
}
