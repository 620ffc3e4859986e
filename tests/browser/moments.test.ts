import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { coursesOf, questionsOf } from '../../server/areas/learning/catalogue';
import { courseProgress } from '../../server/records/tables/courses';
import { resourceRows } from '../../server/records/tables/resources';
import { testDefinitions } from '../server/support/definitions';
import { undoing } from '../server/support/undo-writes';
import { withApplication } from './support/fixture';
import { expectSound, settled, type Tab } from './support/application';
import { answerStartUp, patient } from './support/pages';

const who = 'pat@lakeside.example';
const { test, application } = withApplication();
let undo: () => Promise<void>;
test.beforeAll(async () => {
  await answerStartUp(application, who);
  await application.server.database.delete(courseProgress).where(eq(courseProgress.CourseId, 'what-sleep-does'));
  undo = await undoing(application.server);
});
test.beforeEach(() => undo());

/** Pat passes a course elsewhere: on another device. */
async function pass(courseId = 'what-sleep-does') {
  const setup = coursesOf(testDefinitions().for(null)).get(courseId)!;
  const Answers = questionsOf(setup).map(({ Id, AnswerChoices }) => ({
    QuestionId: Id,
    UserAnswers: AnswerChoices.filter(({ IsCorrect }) => IsCorrect).map((choice) => choice.Id),
  }));
  const pat = await application.server.as(who);
  const { status } = await pat.post(`/user/university/sleep-better/courses/${courseId}/grade`, { Answers, CurrentPageId: setup.Pages[0]!.Id });
  expect(status).toBe(200);
}
const toast = ({ page }: Tab) => page.getByRole('region', { name: 'Your success' });
const isSeen = async () =>
  (await application.server.database.select().from(resourceRows).where(eq(resourceRows.Resource, 'moments'))).map(({ Value }) => Value.IsSeen);
const sockets = () => application.server.app.websocketServer.clients;

test('D-moments-13 D-moments-14 what was passed elsewhere shows at once with what is next, once, and not after a reload', async ({ tab }) => {
  await tab.enterAs(who, '/trackers');
  await expect.poll(() => sockets().size, patient).toBe(1);
  await pass();
  await toast(tab).getByText('You passed What sleep does').waitFor();
  await toast(tab).getByText('Next: Evenings that end in sleep').waitFor();
  await expectSound(tab);
  await expect.poll(isSeen, patient).toEqual([true]);
  await toast(tab).getByRole('button', { name: 'Open next course' }).click();
  await tab.page.getByRole('main').getByRole('heading', { name: 'Evenings that end in sleep' }).waitFor();
  await expect.poll(() => toast(tab).count(), patient).toBe(0);
  await tab.load('/trackers');
  await tab.page.getByRole('main').getByRole('heading', { name: 'Trackers', level: 1 }).waitFor();
  await settled(tab.page);
  expect(await toast(tab).count()).toBe(0);
  expect(tab.complaints).toEqual([]);
});

test('D-moments-14 D-moments-15 what happened while nobody was signed in shows on the next page, and two moments one after the other', async ({ tab }) => {
  await pass();
  await pass('sleep-and-shifts');
  await tab.enterAs(who, '/trackers');
  await toast(tab).getByText('You passed What sleep does').waitFor();
  expect(await toast(tab).count()).toBe(1);
  await toast(tab).getByRole('button', { name: 'Close' }).click();
  await toast(tab).getByText('You passed Sleep and shift work').waitFor();
  expect(await toast(tab).count()).toBe(1);
  await toast(tab).getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => toast(tab).count(), patient).toBe(0);
  await expect.poll(isSeen, patient).toEqual([true, true]);
});
