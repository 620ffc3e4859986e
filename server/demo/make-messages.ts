import sharp from 'sharp';
import { addDays } from '../../runtime/format/date';
import type { Database } from '../database/database';
import { dataAddress } from '../foundation/files/data-address';
import type { UserRow } from '../records/callers';
import { messageKeeper } from '../records/messages';
import type { ParticipationRow, ProgramRow } from '../records/programs';
import { messages, messagesSeen } from '../records/tables/messages';
import { type DemoFile, insertFiles } from './insert-files';
import { conversationsOn, subjectOf } from './conversations';
import { insertRows } from './insert-rows';
import { isOther } from './make-people';
import seeds from './messages.json';
import { seededRandom } from './seeded-random';

interface Rows {
  users: readonly UserRow[];
  programs: readonly ProgramRow[];
  participations: readonly ParticipationRow[];
}

interface Made {
  messages: (typeof messages.$inferInsert)[];
  files: DemoFile[];
  seen: (typeof messagesSeen.$inferInsert)[];
}

/** On a board that people still write on, those who sign in have not read the last few messages. */
const mostUnread = 4;

/** The pictures that messages may come with. */
export const pictureNames = [...seeds.landscapes, ...seeds.plates].map(({ name }) => name);

/** What people have written on the message boards of their programs, up to now (an ISO 8601 instant): some boards have much of it, some little. */
export async function makeMessages({ users, programs, participations }: Rows, now: string) {
  const people = new Map(users.map((user) => [user.UserId, user]));
  const pictures = await Promise.all([...seeds.landscapes.map(landscape), ...seeds.plates.map(plate)]);
  const made: Made = { messages: [], files: [], seen: [] };
  const boards = programs.filter(({ Features, MadeBy, StartDate }) => Features.includes('MessageBoard') && MadeBy === null && `${StartDate}T` < now);
  for (const [place, program] of boards.entries()) {
    const random = seededRandom(place + 21);
    // A few people write, the others read.
    const parts = participations.filter(({ ProgramId, ProgramStatus }) => ProgramId === program.Id && ProgramStatus !== 'Quit');
    const writers = parts.slice(0, 9);
    const size = writers.length === 0 ? 0 : seeds.sizes[place % seeds.sizes.length]!;
    const lasts = Math.min(80, Math.floor((Date.parse(now) - Date.parse(program.StartDate)) / 86_400_000) - 1);
    const said = lasts > 0 ? conversationsOn(subjectOf(program.Tags), size, random) : [];
    const threads = said.filter(({ begins }) => begins).length;
    let thread = -1;
    let writer: string | undefined;
    let began: string | undefined;
    for (const [number, { text, begins, goesOn, picture: name }] of said.entries()) {
      if (begins) thread += 1;
      // Nobody answers themselves, unless nobody else is there.
      const others = writers.filter(({ UserId }) => UserId !== writer && (begins || UserId !== began));
      writer = goesOn ? (began ?? writer)! : random.pick(others.length > 0 ? others : writers).UserId;
      if (begins) began = writer;
      const { UserId, EntityId } = people.get(writer)!;
      const MessageId = idOf('b000', made.messages.length);
      const day = addDays(program.StartDate, Math.floor((thread * lasts) / threads))!;
      const at = new Date(Date.parse(`${day}T12:00:00.000Z`) + number * 240_000 + random.between(0, 200_000)).toISOString();
      const picture = pictures.find(({ file }) => file.Name === name);
      const FileId = idOf('b001', made.files.length);
      if (picture !== undefined) made.files.push({ ...picture.file, FileId, UserId, EntityId, KeptBy: messageKeeper(MessageId) });
      made.messages.push({
        MessageId,
        SourceId: program.Id,
        UserId,
        Text: text,
        Image: picture === undefined ? null : FileId,
        ImageThumbnail: picture?.thumbnail ?? null,
        UploadImageName: picture?.file.Name ?? null,
        Date: at,
      });
    }
    const written = made.messages.filter(({ SourceId }) => SourceId === program.Id);
    const isOver = program.EndDate !== null && `${program.EndDate}T` < now;
    const readers = parts.filter(({ UserId }) => writers.some((one) => one.UserId === UserId) || !isOther({ UserId }));
    for (const { UserId } of written.length === 0 ? [] : readers) {
      const unread = isOver ? 0 : (place + Number(UserId.slice('user-'.length))) % mostUnread;
      const own = written.findLastIndex((message) => message.UserId === UserId);
      made.seen.push({ UserId, SourceId: program.Id, SeenUntil: written[Math.max(own, written.length - 1 - unread, 0)]!.Date });
    }
  }
  return made;
}

/** A small landscape: sky, sun, hill and water. */
const landscape = ({ name, sky, sun, hill, water }: (typeof seeds.landscapes)[number]) =>
  drawn(
    name,
    `<rect width="640" height="420" fill="${sky}"/><circle cx="430" cy="170" r="58" fill="${sun}"/><path d="M0 260 Q160 130 330 250 T640 220 V420 H0Z" fill="${hill}"/><rect y="300" width="640" height="120" fill="${water}"/><path d="M380 330h100M350 360h160M400 390h70" stroke="${sun}" stroke-width="6" stroke-linecap="round"/>`,
  );

/** A plate with three things on it, seen from above. */
const plate = ({ name, table, plate: dish, parts }: (typeof seeds.plates)[number]) =>
  drawn(
    name,
    `<rect width="640" height="420" fill="${table}"/><circle cx="320" cy="210" r="180" fill="${dish}"/><circle cx="320" cy="210" r="140" fill="none" stroke="${table}" stroke-width="3"/><path d="M320 210V75A135 135 0 0 0 320 345Z" fill="${parts[0]}"/><path d="M332 198V80A130 130 0 0 1 450 198Z" fill="${parts[1]}"/><path d="M332 222H450A130 130 0 0 1 332 340Z" fill="${parts[2]}"/>`,
  );

/** A drawing as a picture of the board and as the small one in its list. */
async function drawn(name: string, drawing: string) {
  const large = await sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="640" height="420">${drawing}</svg>`))
    .png()
    .toBuffer();
  const small = await sharp(large).resize(240).webp({ quality: 75 }).toBuffer();
  return { file: { Name: name, Type: 'image/png', Size: large.length, Content: large }, thumbnail: dataAddress('image/webp', small) };
}

const idOf = (kind: string, place: number) => `00000000-0000-4000-${kind}-${String(place).padStart(12, '0')}`;

/** Stores it, within the transaction that loads the demo. */
export async function insertMessages(transaction: Database, made: Awaited<ReturnType<typeof makeMessages>>) {
  await insertFiles(transaction, made.files);
  await insertRows(transaction, messages, made.messages);
  await insertRows(transaction, messagesSeen, made.seen);
}
