import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readSource } from '../../codegen/source';
import type { Dialog } from '../../runtime/definitions/shapes/dialog';
import { messageBoardTopic } from '../../server/calls/topics';
import { compile } from '../support/shared-compiler';

// Limits and sizes of the specification (participant.md 9, administration.md 9), as the compiled definitions have them. What a page makes of them is
// tested where it is shown.
const { base } = compile(readSource(join(import.meta.dirname, '../..')));
const { constants, shell, screens, lateFlows, tables, records } = base!;
const dialogs: Record<string, Dialog> = Object.assign(
  {},
  shell.dialogs,
  ...[...Object.values(screens), ...Object.values(lateFlows)].map((bundle) => bundle.dialogs),
);
const dialog = (id: string) => {
  expect(Object.keys(dialogs)).toContain(id);
  return dialogs[id]!;
};
const constant = (file: string, name: string) => constants[file]![name];
const properties = (record: string) => records[record]!.properties as Record<string, { enum?: unknown[] }>;

/** All parts within a value that have a key. */
function* partsWith(key: string, value: unknown): Generator<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return;
  if (Object.hasOwn(value, key)) yield value as Record<string, unknown>;
  for (const part of Object.values(value)) yield* partsWith(key, part);
}

describe('dialogs', () => {
  test.each([
    ['B-constants-05', 'mission-statement', { pixels: 500 }],
    ['B-constants-06', 'leaderboard', { percent: 90 }],
    ['B-constants-07', 'self-report', { percent: 80 }],
    ['B-constants-08', 'self-report-outcome', { percent: 60 }],
    ['B-constants-09', 'group-detail', { pixels: 500 }],
    ['B-constants-37', 'message-image', { pixels: 650 }],
  ])('%s %s is %o wide', (_id, id, width) => expect(dialog(id).width).toEqual(width));

  test('B-constants-12 that of an event is never narrower than 800 px', () => expect(dialog('event-sign-up').minimumWidth).toEqual({ pixels: 800 }));

  test('B-constants-20 a leaderboard is asked for without all of its rows', () => {
    const inputs = Object.values(dialog('leaderboard').data ?? {}).flatMap(({ input }) => (input as { getAll?: unknown } | undefined)?.getAll ?? []);
    expect(inputs).toEqual([false]);
  });

  test('B-constants-21 the people of a group are listed within 200 px', () =>
    expect([...partsWith('maximumHeight', dialog('leaderboard').body)].map(({ maximumHeight }) => maximumHeight)).toEqual([200]));
});

describe('self reports', () => {
  const types = ['Attachment', 'AttachmentComment', 'Checkbox', 'CheckboxAttachment', 'CheckboxComment', 'CheckboxAttachmentComment', 'Comment'];
  test.each([
    ['B-constants-26', 'Attachment'],
    ['B-constants-27', 'AttachmentComment'],
    ['B-constants-28', 'Checkbox'],
    ['B-constants-29', 'CheckboxAttachment'],
    ['B-constants-30', 'CheckboxComment'],
    ['B-constants-31', 'CheckboxAttachmentComment'],
    ['B-constants-32', 'Comment'],
  ])('%s of the type %s ask for the parts of its name', (_id, type) => {
    const parts = ['Attachment', 'Comment', 'Checkbox'].filter((part) => (constant('selfReports', `reportTypesWith${part}`) as string[]).includes(type));
    expect(parts).toEqual(['Attachment', 'Comment', 'Checkbox'].filter((part) => type.includes(part)));
  });

  test('are of these types and no other', () => expect(properties('SelfReport').ReportingType!.enum?.toSorted()).toEqual(types.toSorted()));

  test('B-constants-24 say when they were sent by month, day and year', () => {
    const formats = [...partsWith('format', tables['self-reports'])].map(({ format }) => format);
    expect([...new Set(formats)]).toEqual(['MMMM dd, yyyy']);
  });

  test('B-constants-25 programs of the new architecture are known by their id', () => expect(constant('selfReports', 'activityIdPrefix')).toBe('Activity-Id'));
});

describe('message boards', () => {
  test('B-constants-33 25 messages are shown at once', () => expect(constant('messageBoard', 'messagesAtOnce')).toBe(25));
  test('B-constants-36 a picture has at most 1 MB', () => expect(constant('messagePages', 'messagePictureSize')).toBe(1_000_000));
  test('B-constants-38 what is written to one is told under its name', () => expect(messageBoardTopic('lakeside-winter')).toBe('messageBoard:lakeside-winter'));
});

test('B-constants-23 a group says how many members it takes, least and most', () => expect(properties('GroupDetail')).toMatchObject({ Min: {}, Max: {} }));

test('C-constants-18 a note of a coach is shorter than 5,000 characters', () => expect(constant('coaching', 'coachNoteLongest')).toBe(4999));
