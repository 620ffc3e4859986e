import sharp from 'sharp';
import { addDays } from '../../runtime/format/date';
import type { Database } from '../database/database';
import { dataAddress } from '../foundation/files/data-address';
import type { UserRow } from '../records/callers';
import { messageKeeper } from '../records/messages';
import type { ParticipationRow, ProgramRow } from '../records/programs';
import { files } from '../records/tables/files';
import { messages } from '../records/tables/messages';
import { insertRows } from './insert-rows';
import seeds from './messages.json';
import { type SeededRandom, seededRandom } from './seeded-random';

interface Made {
  users: readonly UserRow[];
  programs: readonly ProgramRow[];
  participations: readonly ParticipationRow[];
}

/** What people have written on the message boards of their programs, up to now (an ISO 8601 instant): some boards have much of it, some little. */
export async function makeMessages({ users, programs, participations }: Made, now: string) {
  const people = new Map(users.map((user) => [user.UserId, user]));
  const pictures = await Promise.all(seeds.pictures.map(draw));
  const made: { messages: (typeof messages.$inferInsert)[]; files: (typeof files.$inferInsert)[] } = { messages: [], files: [] };
  const boards = programs.filter(({ Features, MadeBy, StartDate }) => Features.includes('MessageBoard') && MadeBy === null && `${StartDate}T` < now);
  for (const [place, program] of boards.entries()) {
    const random = seededRandom(place + 21);
    // A few people write, the others read.
    const writers = participations.filter(({ ProgramId, ProgramStatus }) => ProgramId === program.Id && ProgramStatus !== 'Quit').slice(0, 9);
    const size = writers.length === 0 ? 0 : seeds.sizes[place % seeds.sizes.length]!;
    const lasts = Math.min(80, Math.floor((Date.parse(now) - Date.parse(program.StartDate)) / 86_400_000) - 1);
    for (let number = 0; number < size && lasts > 0; number += 1) {
      const { UserId, EntityId } = people.get(random.pick(writers).UserId)!;
      const MessageId = idOf('b000', made.messages.length);
      const day = addDays(program.StartDate, Math.floor((number * lasts) / size))!;
      const at = new Date(Date.parse(`${day}T12:00:00.000Z`) + number * 240_000 + random.between(0, 200_000)).toISOString();
      const picture = number % 11 === 7 ? random.pick(pictures) : undefined;
      const FileId = idOf('b001', made.files.length);
      if (picture !== undefined) made.files.push({ ...picture.file, FileId, UserId, EntityId, KeptBy: messageKeeper(MessageId) });
      made.messages.push({
        MessageId,
        SourceId: program.Id,
        UserId,
        Text: textOf(random, number, picture !== undefined),
        Image: picture === undefined ? null : FileId,
        ImageThumbnail: picture?.thumbnail ?? null,
        UploadImageName: picture?.file.Name ?? null,
        Date: at,
      });
    }
  }
  return made;
}

/** Every third begins something, the others answer it. */
function textOf(random: SeededRandom, number: number, hasPicture: boolean): string {
  const line = random.pick(hasPicture ? seeds.withPicture : number % 3 === 0 ? seeds.lines : seeds.replies);
  return line.replace('{count}', random.pick(seeds.counts)).replace('{place}', random.pick(seeds.places)).replace('{day}', random.pick(seeds.days));
}

/** A small landscape, as a picture of the board and as the small one in its list. */
async function draw({ name, sky, sun, hill, water }: (typeof seeds.pictures)[number]) {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="420"><rect width="640" height="420" fill="${sky}"/><circle cx="430" cy="170" r="58" fill="${sun}"/><path d="M0 260 Q160 130 330 250 T640 220 V420 H0Z" fill="${hill}"/><rect y="300" width="640" height="120" fill="${water}"/><path d="M380 330h100M350 360h160M400 390h70" stroke="${sun}" stroke-width="6" stroke-linecap="round"/></svg>`;
  const large = await sharp(Buffer.from(drawing)).png().toBuffer();
  const small = await sharp(large).resize(240).webp({ quality: 75 }).toBuffer();
  return { file: { Name: name, Type: 'image/png', Size: large.length, Content: large }, thumbnail: dataAddress('image/webp', small) };
}

const idOf = (kind: string, place: number) => `00000000-0000-4000-${kind}-${String(place).padStart(12, '0')}`;

/** Stores it, within the transaction that loads the demo. */
export async function insertMessages(transaction: Database, made: Awaited<ReturnType<typeof makeMessages>>) {
  // The bytes of pictures are none of JSON.
  for (let from = 0; from < made.files.length; from += 500) await transaction.insert(files).values(made.files.slice(from, from + 500));
  await insertRows(transaction, messages, made.messages);
}
