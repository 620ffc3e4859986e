import { eq } from 'drizzle-orm';
import { assessmentProgress, biometricMeasurements, hraResults } from '../../../server/records/tables/assessments';
import type { Assessment, AssessmentPage, Failure, Session } from '../../../schemas/generated/records';
import { demoPassword } from '../../../server/demo/load';
import { type Answer, type Client, clientOf, type TestServer } from './test-server';

const path = '/user/health/assessment';

/** Answers by question. */
type Given = Record<string, string[]>;

/** One person in the assessment of their company. */
export interface Participant {
  client: Client;
  userId: string;
  assessment(): Promise<Assessment>;
  page(pageId: string): Promise<AssessmentPage>;
  /** Saves answers of a page, whether or not they are taken. */
  send(pageId: string, given: Given): Promise<Answer<{ Data: Assessment } & Failure>>;
  save(pageId: string, given: Given): Promise<Assessment>;
  submit(): Promise<Answer<{ Data: Assessment } & Failure>>;
}

/** A session of its own: it runs what applies now. */
export async function participantOf(server: TestServer, userName: string): Promise<Participant> {
  const { body } = await server.nobody.post<{ Token: string }>('/account/login/login', { UserName: userName, Password: demoPassword });
  const client = clientOf(server.app, body.Token);
  const userId = (await client.get<Session>('/session')).body.User!.UserId;
  const assessment = async () => (await client.get<{ Data: Assessment }>(path)).body.Data;
  const progress = async () => `${path}/${(await assessment()).UserAssessmentProgressId}`;
  const send = async (pageId: string, given: Given) =>
    client.post<{ Data: Assessment } & Failure>(`${await progress()}/pages/${pageId}`, {
      answers: Object.entries(given).map(([questionId, answer]) => ({ questionId, answer })),
    });
  return {
    client,
    userId,
    assessment,
    page: async (pageId) => (await client.get<{ Data: AssessmentPage }>(`${await progress()}/pages/${pageId}`)).body.Data,
    send,
    async save(pageId, given) {
      const answer = await send(pageId, given);
      if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
      return answer.body.Data;
    },
    submit: async () => client.post(`${await progress()}/submit`),
  };
}

/** As if the person had never begun an assessment, and nothing had been measured of them. */
export async function forgetHealth({ database }: TestServer, { userId }: Participant) {
  await database.delete(assessmentProgress).where(eq(assessmentProgress.UserId, userId));
  await database.delete(biometricMeasurements).where(eq(biometricMeasurements.UserId, userId));
  await database.delete(hraResults).where(eq(hraResults.UserId, userId));
}

/** Which pages show and which of these lack nothing, as `page`, `page complete` or `page hidden`. */
export const standOf = ({ Pages }: Assessment) =>
  Pages.map(({ PageId, IsVisible, IsComplete }) => (IsVisible ? (IsComplete ? `${PageId} complete` : PageId) : `${PageId} hidden`));

/** What is answered on a page, as it is sent. */
export const answersOn = ({ Details }: AssessmentPage): Given =>
  Object.fromEntries((Details?.Contents ?? []).flatMap(({ Id, Answer: answer }) => (answer === undefined ? [] : [[Id, answer.UserAnswer]])));
