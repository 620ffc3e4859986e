import seeds from './messages.json';
import type { SeededRandom } from './seeded-random';

type Subject = keyof typeof seeds.subjects;

/** What somebody says: whether it begins something, and the name of the picture that comes with it. */
interface Said {
  text: string;
  begins: boolean;
  picture?: string;
}

/** Of what people speak who take part in a program with these tags; where nothing is known of it, of movement. */
export const subjectOf = (tags: readonly string[]): Subject => tags.find((tag): tag is Subject => Object.hasOwn(seeds.subjects, tag)) ?? 'movement';

/** So many lines on a subject, or fewer where there is no more to say: conversations one after the other, now and then a picture, and no text twice. */
export function conversationsOn(subject: Subject, size: number, random: SeededRandom): Said[] {
  const { threads, withPicture, pictures } = seeds.subjects[subject];
  const said: Said[] = [];
  const texts = new Set<string>();
  const say = (line: string, more: Omit<Said, 'text'>) => {
    const text = filled(line, random);
    if (said.length === size || (text !== '' && texts.has(text))) return;
    texts.add(text);
    said.push({ text, ...more });
  };
  // What names no place or time is said the first time only.
  for (let pass = 0; pass < 6 && said.length < size; pass += 1)
    for (const [place, thread] of shuffled(threads, random).entries()) {
      for (const [index, line] of thread.entries()) say(line, { begins: index === 0 });
      if (place % 3 === 2) say(random.pick(withPicture), { begins: true, picture: random.pick(pictures) });
    }
  return said;
}

function filled(line: string, random: SeededRandom): string {
  const text = line.replace('{count}', random.pick(seeds.counts)).replace('{place}', random.pick(seeds.places)).replace('{day}', random.pick(seeds.days));
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function shuffled<Item>(items: readonly Item[], random: SeededRandom): Item[] {
  const left = [...items];
  return items.map(() => left.splice(random.between(0, left.length - 1), 1)[0]!);
}
