import type { RegistrationEligibility, RegistrationProgress, RegistrationResult } from '../../../schemas/generated/records';
import { messagesTo } from './deliver';
import type { Answer, TestServer } from './test-server';

/** Calls as a browser makes them that shows the pages of a host name; nobody is signed in. */
export function visitorOf({ app }: Pick<TestServer, 'app'>, host: string) {
  const call = async <Body>(method: 'GET' | 'POST', path: string, payload?: unknown): Promise<Answer<Body>> => {
    const response = await app.inject({
      method,
      url: `/api${path}`,
      headers: { host, ...(payload !== undefined && { 'content-type': 'application/json' }) },
      ...(payload !== undefined && { payload: JSON.stringify(payload) }),
    });
    return { status: response.statusCode, body: (response.body === '' ? undefined : response.json<Body>()) as Body, headers: response.headers };
  };
  const get = <Body>(path: string) => call<Body>('GET', path);
  const post = <Body>(path: string, body: unknown) => call<Body>('POST', path, body);
  const progress = async (answer: Promise<Answer<RegistrationProgress>>) => (await answer).body;
  return {
    get,
    post,
    setup: (query: object = {}) => progress(get(`/registration/v2/setup?${new URLSearchParams({ deviceTouchPoints: '0', ...query })}`)),
    follow: (vkey: string) => progress(get(`/registration/v2/process-validation-key?vkey=${vkey}`)),
    step: (body: object) => progress(post('/registration/v2/steps', body)),
    identify: (body: Partial<RegistrationEligibility>) => progress(post('/registration/v2/eligibility', { IsPrimaryMember: true, ...body })),
    resend: (body: object) => progress(post('/registration/v2/resend-email', body)),
    require: (body: object) => progress(post('/registration/v2/required-fields', body)),
    register: async (body: object) => (await post<RegistrationResult>('/registration/v2/register-user', { ...agreed, ...body })).body,
  };
}
type Visitor = ReturnType<typeof visitorOf>;

export const newPassword = 'Meadow-4711';
export const agreed = { Password: newPassword, ConfirmPassword: newPassword, AcceptsEula: true, AcceptsPrivacyPolicy: true };

export const people = {
  rosa: {
    UserName: 'rosa.delgado@lakeside.example',
    host: 'lakeside.localhost',
    Fields: { LastName: 'Delgado', DateOfBirth: '1987-04-12', UniqueId: 'L-2001' },
  },
  ingrid: { UserName: 'ingrid.moe@summit.example', host: 'summit.localhost', Fields: { LastName: 'Moe', DateOfBirth: '1979-11-02', UniqueId: 'S-2001' } },
  teo: { UserName: 'teo.marsh@cedar.example', host: 'cedar.localhost', Fields: { LastName: 'Marsh', DateOfBirth: '1991-06-21', UniqueId: 'C-2001' } },
  omar: { UserName: 'omar.haddad@granite.example', host: 'granite.localhost', Fields: { LastName: 'Haddad', DateOfBirth: '1990-08-17', UniqueId: 'G-2001' } },
  june: { UserName: 'june.park@riverton.example', host: 'riverton.localhost', Fields: { LastName: 'Park', DateOfBirth: '1983-02-28', UniqueId: 'R-2001' } },
} as const;
type Person = (typeof people)[keyof typeof people];

/** The key of the link that was sent last to an address. */
export async function keySentTo(server: TestServer, recipient: string): Promise<string> {
  const [message] = await messagesTo(server, recipient);
  return new URL(/https?:\/\/\S+/.exec(message?.Body ?? '')?.[0] ?? 'https://none.example').searchParams.get('vkey') ?? '';
}

/** A person up to the email: their token is not confirmed. */
export async function identified(server: TestServer, { host, Fields }: Person): Promise<{ visitor: Visitor; Rid: string }> {
  const visitor = visitorOf(server, host);
  const { Rid } = await visitor.step({ Step: 'SelectRole', IsPrimaryMember: true });
  await visitor.identify({ Rid: Rid!, Fields });
  return { visitor, Rid: Rid! };
}

/** A person who has followed the link. */
export async function confirmed(server: TestServer, person: Person): Promise<{ visitor: Visitor; Rid: string; UserId: string }> {
  const { visitor } = await identified(server, person);
  const { Rid, UserId } = await visitor.follow(await keySentTo(server, person.UserName));
  return { visitor, Rid: Rid!, UserId: UserId! };
}

/** What a company must know, as it would be sent for somebody who changes nothing. */
export const details = ({ UserName, Fields }: Person) => ({
  PreferredEmail: UserName,
  ProfileItemAnswers: [
    { Id: 'DateOfBirth', UserAnswer: Fields.DateOfBirth },
    { Id: 'UniqueId', UserAnswer: Fields.UniqueId },
  ],
  Custom: {},
});
