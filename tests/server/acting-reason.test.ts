import { afterAll, describe, expect } from 'vitest';
import type { ActingTerms, CompanyGeneralSettings, Failure } from '../../schemas/generated/records';
import { act, acting, leave, sessionOf, signedIn, trailOf } from './support/impersonation';
import { withServer } from './support/fixture';

const { test, server } = withServer();

/** What Lakeside wants is changed by its administrator. */
async function lakesideNeedsReason(ActingNeedsReason: boolean): Promise<void> {
  const admin = await signedIn(server, 'admin@lakeside.example');
  const { body } = await admin.get<CompanyGeneralSettings>('/companysettings/general');
  expect(await admin.post('/companysettings/general', { ...body, UsePartnerSettings: false, ActingNeedsReason })).toMatchObject({ status: 200 });
}

const support = () => signedIn(server, 'support@lakeside.example');
const terms = async (entityId: string) => (await support()).get<ActingTerms & Failure>(`/PerformImpersonation/terms?entityId=${entityId}`);

describe('a company that wants to know why', () => {
  test.beforeAll(() => lakesideNeedsReason(true));
  afterAll(() => lakesideNeedsReason(false));

  test('says so before anybody acts, to those whose duty reaches it', async () => {
    expect((await terms('lakeside')).body).toEqual({ NeedsReason: true });
    expect((await terms('riverton')).status).toBe(404);
    const participant = await signedIn(server, 'pat@lakeside.example');
    expect((await participant.get('/PerformImpersonation/terms?entityId=lakeside')).status).toBe(403);
  });

  test.each([undefined, '', '  '])('refuses who gives the reason %j, and names the field', async (reason) => {
    const client = await support();
    const { status, body } = await act(client, 'pat@lakeside.example', 'Support', reason);
    expect([status, body.Errors]).toEqual([400, [expect.objectContaining({ Field: '/Reason', Code: 'required' })]]);
    expect((await sessionOf(client)).Settings!.Impersonation.IsEnabled).toBe(false);
  });

  test('has the reason in its trail, beside the duty', async () => {
    const { entries } = await trailOf(server, async () => {
      const client = await support();
      expect((await act(client, 'pat@lakeside.example', 'Support', ' She called about her points. ')).status).toBe(200);
      await leave(client);
    });
    expect(entries.map(({ Action, Why }) => [Action, Why])).toEqual([
      ['ImpersonationStarted', 'Support: She called about her points.'],
      ['ImpersonationStopped', 'Support'],
    ]);
  });

  test('asks the staff of its partner too, and no other company does', async () => {
    const partner = await signedIn(server, 'partner@north.example');
    expect((await act(partner, 'admin@lakeside.example', 'PartnerAdmin')).status).toBe(400);
    expect((await act(partner, 'admin@summit.example', 'PartnerAdmin')).status).toBe(200);
  });
});

test('a company that does not want to know takes a start without a reason', async () => {
  expect((await terms('lakeside')).body).toEqual({ NeedsReason: false });
  await acting(server, 'support@lakeside.example', 'pat@lakeside.example', 'Support');
});
