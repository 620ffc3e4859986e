import { expect } from 'vitest';
import { exportQuestionnaire } from '../../codegen/fhir/export-questionnaire';
import type { AssessmentSubmissions, Failure } from '../../schemas/generated/records';
import { forgetHealth, type Participant, participantOf } from './support/assessments';
import type { Client } from './support/test-server';
import { withServer } from './support/fixture';
import { ask, complete, walk } from './support/walk-questionnaire';

const { test, server, undoAfterEach } = withServer();
let pat: Participant;
test.beforeAll(async () => {
  await ask(server, walk);
  pat = await participantOf(server, 'pat@summit.example');
  await forgetHealth(server, pat);
  await pat.save('start', { smokes: ['Yes'], cigarettes: ['12'], weight: ['80.5'], pressure: ['120', '80'] });
  await pat.save('smoking', { reason: ['money'], helps: ['gum', 'coach'] });
  await pat.save('feeling', { mood: ['7'] });
  expect((await pat.submit()).status).toBe(200);
});
undoAfterEach();

interface Item {
  linkId: string;
  type?: string;
  text: string;
  answer?: object[];
  item?: Item[];
}
interface QuestionnaireResponse {
  resourceType: string;
  questionnaire: string;
  status: string;
  authored: string;
  subject: { display: string };
  item: Item[];
}

const path = '/userhealth/profile/DownloadQuestionnaireResponse?planYearEntityId=';
const submission = async (client: Client) =>
  (await client.get<{ Data: AssessmentSubmissions }>('/userhealth/profile/GetAssessmentSubmissionsList')).body.Data.Items[0]?.Value ?? '';
const response = async (): Promise<QuestionnaireResponse> => {
  const { body, headers } = await pat.client.get<unknown>(`${path}${await submission(pat.client)}`);
  expect(headers['content-type']).toContain('application/fhir+json');
  return (typeof body === 'string' ? JSON.parse(body) : body) as QuestionnaireResponse;
};
const allOf = (items: readonly Item[] = []): Item[] => items.flatMap((one) => [one, ...allOf(one.item)]);

test('what was submitted is a QuestionnaireResponse: the answers that count, each of its type, page by page', async () => {
  const { item, ...whole } = await response();
  expect(whole).toMatchObject({
    resourceType: 'QuestionnaireResponse',
    questionnaire: 'Questionnaire/walk',
    status: 'completed',
    subject: { type: 'Patient' },
  });
  expect(item).toEqual([
    {
      linkId: 'start',
      text: 'Start',
      item: [
        { linkId: 'smokes', text: 'Do you smoke?', answer: [{ valueBoolean: true }] },
        { linkId: 'cigarettes', text: 'How many?', answer: [{ valueInteger: 12 }] },
        { linkId: 'weight', text: 'Your weight?', answer: [{ valueDecimal: 80.5 }] },
        {
          linkId: 'pressure',
          text: 'Your blood pressure?',
          item: [
            { linkId: 'pressure_part1', text: 'Systolic', answer: [{ valueDecimal: 120 }] },
            { linkId: 'pressure_part2', text: 'Diastolic', answer: [{ valueDecimal: 80 }] },
          ],
        },
      ],
    },
    {
      linkId: 'smoking',
      text: 'Smoking',
      item: [
        { linkId: 'reason', text: 'Why would you stop?', answer: [{ valueCoding: { code: 'money', display: 'The money' } }] },
        { linkId: 'helps', text: 'What would help?', answer: ['gum', 'coach'].map((code) => ({ valueCoding: { code, display: code } })) },
      ],
    },
    { linkId: 'feeling', text: 'Feeling', item: [{ linkId: 'mood', text: 'How do you feel?', answer: [{ valueInteger: 7 }] }] },
  ]);
});

test('its link ids are those of the questionnaire that the author exports', async () => {
  const asked = new Map(allOf(exportQuestionnaire(walk).resource.item as Item[]).map((one) => [one.linkId, one]));
  const answered = allOf((await response()).item);
  expect(answered.length).toBeGreaterThan(8);
  for (const { linkId, text, answer } of answered) expect([asked.get(linkId)?.text, asked.get(linkId)?.type === 'group']).toEqual([text, answer === undefined]);
});

test('answers that were changed and not submitted again are said to be in progress, and what does not show is left out', async () => {
  await pat.save('start', complete.start);
  const { status, item } = await response();
  expect(status).toBe('in-progress');
  expect(allOf(item).map(({ linkId }) => linkId)).toEqual(['start', 'smokes', 'weight', 'pressure', 'pressure_part1', 'pressure_part2', 'feeling', 'mood']);
});

test('a submission that is not the person’s is not found, and nobody has one who is not signed in', async () => {
  const own = await submission(pat.client);
  const cedar = await server.as('pat@cedar.example');
  for (const name of [own, 'x']) {
    const { status, body } = await cedar.get<Failure>(`${path}${name}`);
    expect([status, body.Errors[0]?.Message]).toEqual([404, 'Submission not found.']);
  }
  expect((await server.nobody.get(`${path}${own}`)).status).toBe(401);
});
