import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readSource } from '../../codegen/source';
import { sentenceOf } from '../../runtime/definitions/fault';
import type { Item } from '../../runtime/definitions/shapes/catalogue';
import type { CourseSetup, CurriculumSetup } from '../../schemas/generated/records';
import { check } from '../support/shared-compiler';

const source = readSource(join(import.meta.dirname, '../..'));

/** What the check says once an item is changed so. */
function said<Value>(file: string, change: (value: Value) => void): string[] {
  const item = JSON.parse(source.get(file) ?? '') as Item;
  change(item.value as Value);
  return check(new Map(source).set(file, JSON.stringify(item)))
    .faults.filter((fault) => fault.file === file)
    .map((fault) => `${fault.pointer} ${fault.code}: ${sentenceOf(fault)}`);
}

type Change = (course: CourseSetup) => void;
const first = ({ Pages }: CourseSetup) => Pages[0]!;
const asked = (course: CourseSetup) => first(course).Questions[0]!;

test.each<[string, Change, string]>([
  [
    'a picture that has no words',
    (course) => delete first(course).ImageText,
    '/value/Pages/0/ImageText broken-rule: Say in "ImageText" what the image of the page "A night in four parts" shows, for those who do not see it.',
  ],
  [
    'an image that is not there',
    (course) => delete first(course).Image,
    '/value/Pages/0/ContentType broken-rule: The page "A night in four parts" has the content type "Image" exactly when "Image" names one.',
  ],
  [
    'a video without captions',
    (course) => Object.assign(first(course), { ContentType: 'Video', Video: '/news/sleep.webm', Image: undefined }),
    '/value/Pages/0/Captions broken-rule: The video of the page "A night in four parts" needs captions, for those who do not hear it.',
  ],
  [
    'a video that is not there',
    (course) => Object.assign(first(course), { ContentType: 'Video', Image: undefined }),
    '/value/Pages/0/ContentType broken-rule: The page "A night in four parts" has the content type "Video" exactly when "Video" names one.',
  ],
  [
    'a question without a right answer',
    (course) => asked(course).AnswerChoices.forEach((choice) => (choice.IsCorrect = false)),
    `/value/Pages/0/Questions/0/AnswerChoices broken-rule: No answer of the question "You go to bed at your usual time but get up two hours early. What do you mostly lose?" is right.`,
  ],
  [
    'two right answers where one can be chosen',
    (course) => (asked(course).AnswerChoices[0]!.IsCorrect = true),
    '/value/Pages/0/Questions/0/QuestionType broken-rule: The question "You go to bed at your usual time but get up two hours early. What do you mostly lose?" has several right answers, so it is a "MultipleChoice".',
  ],
  [
    'a question whose answers are all right',
    (course) =>
      Object.assign(asked(course), {
        QuestionType: 'MultipleChoice',
        AnswerChoices: asked(course).AnswerChoices.map((choice) => ({ ...choice, IsCorrect: true })),
      }),
    '/value/Pages/0/Questions/0/AnswerChoices broken-rule: Every answer of the question "You go to bed at your usual time but get up two hours early. What do you mostly lose?" is right, so it asks nothing.',
  ],
  [
    'a course that asks nothing',
    (course) => course.Pages.forEach((page) => (page.Questions = [])),
    '/value/Pages broken-rule: A course asks at least one question: without one it could not be graded.',
  ],
  [
    'a page that is called as the results are',
    (course) => (first(course).Id = 'results'),
    '/value/Pages/0/Id broken-rule: The page "results" is added by itself. Give this one another id.',
  ],
  [
    'two questions of one id',
    (course) => (course.Pages[1]!.Questions[0]!.Id = asked(course).Id),
    '/value/Pages broken-rule: Two questions of the course have the same id: answers are kept by it.',
  ],
  ['a drawing that there is not', (course) => (course.Picture = 'slepe'), '/value/Picture wrong-value: There is no drawing "slepe". Did you mean "sleep"?'],
  [
    'two pages of one id',
    (course) => (course.Pages[1]!.Id = first(course).Id),
    '/value/Pages/1/Id duplicate-id: Another part of this list has the name "a-night-in-four-parts".',
  ],
  [
    'a type of content that there is not',
    (course) => (first(course).ContentType = 'Imgae' as 'Image'),
    '/value/Pages/0/ContentType wrong-value: This must be one of None, Image, Video. Did you mean "Image"?',
  ],
])('%s is found where it stands', (_, change, fault) => {
  expect(said<CourseSetup>('schemas/catalogues/courses/what-sleep-does.item.json', change)).toEqual([fault]);
});

test('a curriculum that names a course that there is not is told so, with the nearest one', () => {
  const faults = said<CurriculumSetup>('schemas/catalogues/curricula/sleep-better.item.json', ({ CourseIds }) => CourseIds.splice(0, 1, 'what-sleep-dose'));
  expect(faults).toEqual(['/value/CourseIds/0 unknown-item: No item of "courses" is known by "what-sleep-dose". Did you mean "what-sleep-does"?']);
});

test('a catalogue that refers to one that there is not, or to nothing in its record, is told so', () => {
  const file = 'schemas/catalogues/curricula.catalogue.json';
  const text = source.get(file)!.replace('"at": "/CourseIds", "catalogue": "courses"', '"at": "/CourseId", "catalogue": "course"');
  const faults = check(new Map(source).set(file, text)).faults.filter((fault) => fault.file === file);
  expect(faults.map((fault) => `${fault.pointer} ${fault.code}`)).toEqual(['/references/0/at unknown-property', '/references/0/catalogue unknown-catalogue']);
});
