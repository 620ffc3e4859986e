import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Questionnaire } from '../../runtime/definitions/shapes/questionnaire';
import { assessmentAnswers } from '../../server/records/tables/assessments';
import { users } from '../../server/records/tables/people';
import { answersOn, forgetHealth, type Participant, participantOf, standOf } from './support/assessments';
import { withServer } from './support/fixture';
import { ask, complete, walk } from './support/walk-questionnaire';

const { test, server } = withServer();
let pat: Participant;
test.beforeEach(async () => {
  await ask(server, walk);
  pat = await participantOf(server, 'pat@summit.example');
  await forgetHealth(server, pat);
});

/** The questionnaire with some of its pages changed. */
const changed = (change: (page: Questionnaire['pages'][number]) => Questionnaire['pages']): Questionnaire => ({
  ...walk,
  // Areas read answers that may be gone.
  results: { values: walk.results!.values, areas: [walk.results!.areas[0]!], overall: { score: { $: 'areas.tobacco' }, levels: walk.results!.overall.levels } },
  pages: walk.pages.flatMap(change),
});
const stored = async (id: number) =>
  Object.fromEntries(
    (await server.database.select().from(assessmentAnswers).where(eq(assessmentAnswers.UserAssessmentProgressId, id))).map(({ QuestionId, Answer }) => [
      QuestionId,
      Answer,
    ]),
  );

test('questions that are gone keep their answers in the database, new ones are asked, and the assessment goes on', async () => {
  const { UserAssessmentProgressId } = await pat.save('start', complete.start);
  await pat.save('feeling', { mood: ['7'] });
  await ask(
    server,
    changed((page) =>
      page.id === 'feeling'
        ? [{ ...page, contents: [{ id: 'sleep', question: 'How long do you sleep?', type: 'Integer' }] }]
        : page.id === 'start'
          ? [{ ...page, contents: page.contents.filter(({ id }) => id !== 'weight') }]
          : [page],
    ),
  );
  const later = await participantOf(server, 'pat@summit.example');
  const assessment = await later.assessment();
  expect(assessment).toMatchObject({ UserAssessmentProgressId, UserAssessmentStatus: 'InProgress', CurrentPageId: 'feeling' });
  expect(standOf(assessment)).toEqual(['start complete', 'smoking hidden', 'feeling']);
  expect(answersOn(await later.page('feeling'))).toEqual({ sleep: [] });
  expect((await later.submit()).body.Errors).toEqual([{ Message: 'feeling' }]);
  await later.save('feeling', { sleep: ['8'] });
  expect((await later.submit()).status).toBe(200);
  expect(await stored(UserAssessmentProgressId)).toMatchObject({ weight: ['80.5'], mood: ['7'], sleep: ['8'] });

  await ask(server, walk);
  const again = await participantOf(server, 'pat@summit.example');
  expect(answersOn(await again.page('feeling')).mood).toEqual(['7']);
  expect(answersOn(await again.page('start')).weight).toEqual(['80.5']);
});

test('whoever is in the middle goes on with the questions they began with, and what they save is not lost', async () => {
  const { UserAssessmentProgressId } = await pat.assessment();
  await ask(
    server,
    changed((page) => (page.id === 'feeling' ? [] : [page])),
  );
  const later = await participantOf(server, 'pat@summit.example');
  expect(standOf(await later.assessment())).toHaveLength(2);
  expect(standOf(await pat.save('feeling', { mood: ['2'] }))).toEqual(['start', 'smoking hidden', 'feeling complete']);
  expect((await later.assessment()).CurrentPageId).toBe('start');
  expect(await stored(UserAssessmentProgressId)).toEqual({ mood: ['2'] });
});

test('answers to questions that there are not are kept and not sent, and nothing reads them', async () => {
  const { UserAssessmentProgressId } = await pat.save('start', { gone: ['Something'], smokes: ['No'] });
  expect(await stored(UserAssessmentProgressId)).toEqual({ gone: ['Something'], smokes: ['No'] });
  expect(JSON.stringify(await pat.assessment())).not.toContain('Something');
  expect(Object.keys(answersOn(await pat.page('start')))).not.toContain('gone');
});

test('an answer whose option is gone stays stored, is not sent, and counts for nothing', async () => {
  await pat.save('start', { smokes: ['Yes'], cigarettes: ['150'], weight: ['80'] });
  const { UserAssessmentProgressId } = await pat.save('smoking', { reason: ['money'], helps: ['gum', 'coach'] });
  const without = (value: string) => (content: Questionnaire['pages'][number]['contents'][number]) =>
    'options' in content && content.options ? { ...content, options: content.options.filter((option) => option.value !== value) } : content;
  await ask(
    server,
    changed((page) => [
      {
        ...page,
        contents: page.contents
          .map(without('money'))
          .map(without('gum'))
          .map((content) => (content.id === 'cigarettes' ? { ...content, maximum: 100 } : content)),
      },
    ]),
  );
  const later = await participantOf(server, 'pat@summit.example');
  expect(answersOn(await later.page('smoking'))).toEqual({ reason: [], helps: ['coach'] });
  expect(answersOn(await later.page('start')).cigarettes).toEqual([]);
  expect(standOf(await later.assessment())).toEqual(['start', 'smoking', 'feeling']);
  expect(await stored(UserAssessmentProgressId)).toMatchObject({ reason: ['money'], helps: ['gum', 'coach'], cigarettes: ['150'] });
});

test('a question that moved to another page takes its answer along, and is still judged', async () => {
  await pat.save('start', { weight: ['80'] });
  const weight = walk.pages[0]!.contents.find(({ id }) => id === 'weight')!;
  await ask(
    server,
    changed((page) => [{ ...page, contents: page.id === 'feeling' ? [...page.contents, weight] : page.contents.filter(({ id }) => id !== 'weight') }]),
  );
  const later = await participantOf(server, 'pat@summit.example');
  expect(answersOn(await later.page('feeling')).weight).toEqual(['80']);
  expect((await later.send('start', { weight: ['1'] })).status).toBe(400);
  expect((await later.send('start', { weight: ['81'] })).status).toBe(200);
});

test('what is known without asking stands as the answer, counts, and gives way to what the person answers', async () => {
  const age = { id: 'age', question: 'How old are you?', type: 'Integer', minimum: 16, maximum: 110 };
  const known = { $: "session.user.DateOfBirth == null ? null : yearsBetween(session.user.DateOfBirth, '2026-11-24')" };
  const asking = (question: object) => changed((page) => [page.id === 'feeling' ? { ...page, contents: [{ ...age, ...question }] } : page]);
  await ask(server, asking({}));
  expect(answersOn(await (await participantOf(server, 'pat@summit.example')).page('feeling'))).toEqual({ age: [] });

  await server.database.update(users).set({ DateOfBirth: '1985-11-25' }).where(eq(users.UserId, pat.userId));
  await ask(server, asking({ known }));
  const later = await participantOf(server, 'pat@summit.example');
  expect(answersOn(await later.page('feeling'))).toEqual({ age: ['40'] });
  expect(standOf(await later.assessment())).toEqual(['start', 'smoking hidden', 'feeling complete']);
  await later.save('feeling', { age: ['41'] });
  expect(answersOn(await later.page('feeling'))).toEqual({ age: ['41'] });
  await later.save('feeling', { age: [] });
  expect(answersOn(await later.page('feeling'))).toEqual({ age: [] });

  // What the question does not take is not known.
  await forgetHealth(server, pat);
  await ask(server, asking({ known, minimum: 50 }));
  expect(answersOn(await (await participantOf(server, 'pat@summit.example')).page('feeling'))).toEqual({ age: [] });
});

test('the health risk assessment of the product knows the age by the birth date', async () => {
  const admin = await participantOf(server, 'admin@lakeside.example');
  await server.database
    .update(users)
    .set({ DateOfBirth: `${new Date(server.clock.now()).getUTCFullYear() - 30}-01-01` })
    .where(eq(users.UserId, admin.userId));
  expect(answersOn(await admin.page('about-you')).age).toEqual(['30']);
});
