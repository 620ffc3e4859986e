import { describe, expect } from 'vitest';
import { demoPassword } from '../../server/demo/load';
import { signInAttempts } from '../../server/records/tables/sessions';
import type { Failure, TokenResult } from '../../schemas/generated/records';
import { testDefinitions } from './support/definitions';
import { giveDemoPassword } from './support/demo-password';
import { messagesTo } from './support/deliver';
import { agreed, confirmed, details, people } from './support/registration';
import { type Answer, clientOf } from './support/test-server';
import { withServer } from './support/fixture';

const { test, server } = withServer();
test.beforeEach(() => server.database.delete(signInAttempts));

const { constants } = testDefinitions().for(null);
const settings = { ...constants.accounts, ...constants.passwords } as {
  passwordLong: number;
  passwordMost: number;
  passwordCommon: string;
  passwordContext: string;
  passwordOwnName: string;
};
const userName = 'pat@summit.example';

/** A password for somebody of Summit Outfitters, chosen by each of the ways that there are: what is refused of it. */
const ways: Record<string, (password: string) => Promise<Failure['Errors']>> = {
  async change(NewPassword) {
    const { body } = await server.nobody.post<TokenResult>('/account/login/login', { UserName: userName, Password: demoPassword });
    const given = { Password: demoPassword, NewPassword, ConfirmPassword: NewPassword };
    return faultsIn(await clientOf(server.app, body.Token).post<Failure>('/user/password/change', given));
  },
  async registration(Password) {
    const { visitor, Rid, UserId } = await confirmed(server, people.ingrid);
    await visitor.require({ Rid, UserId, ...details(people.ingrid) });
    const given = { ...agreed, Rid, UserName: people.ingrid.UserName, Password, ConfirmPassword: Password };
    return faultsIn(await visitor.post<Failure>('/registration/v2/register-user', given));
  },
};
const faultsIn = ({ status, body }: Answer<Failure>) => {
  expect(status).toBe(400);
  return body.Errors;
};

const guessed: [what: string, password: string, code: 'common' | 'context' | 'ownName'][] = [
  ['a season and a year', 'Summer2026!', 'common'],
  ['the company and a year', 'Summit2026!', 'common'],
  ['the product and a year', 'Wellspring-2027', 'context'],
  ['the company in a longer phrase of known words', 'iLoveSummit-Family1!', 'context'],
  ['the words of the site and a year', 'WellnessProgram2026!', 'context'],
  ['a leaked one in disguise', 'P@ssw0rd123', 'common'],
  ['common', 'Qwerty123', 'common'],
  ['leaked, in other letters', 'Abcd1234', 'common'],
  ['a common one again and again', 'QwertyQwertyQwerty', 'common'],
  ['one character again and again', 'aaaaaaaaaaaaaaaa', 'common'],
  ['the company, written with blanks and signs', 'SUMMIT - Outfitters!', 'ownName'],
];
const messageOf = { common: settings.passwordCommon, context: settings.passwordContext, ownName: settings.passwordOwnName };

describe.each(Object.entries(ways))('a password of a %s', (way, choose) => {
  const Field = way === 'registration' ? '/Password' : '/NewPassword';

  test.each(guessed)('is refused on its field when it is %s', async (_what, password, Code) => {
    expect(await choose(password)).toEqual([{ Code, Field, Message: messageOf[Code] }]);
  });

  test('is refused when it is longer than the longest, or short and of too few kinds', async () => {
    const [tooLong, tooPlain] = [await choose('meadow and hill '.repeat(9).slice(0, settings.passwordMost + 1)), await choose('meadow 4711')];
    expect(tooLong).toMatchObject([{ Code: 'strong', Field }]);
    expect(tooPlain).toEqual(tooLong);
    expect(tooLong[0]?.Message).toContain(`Use ${settings.passwordLong} to ${settings.passwordMost} characters`);
  });
});

describe('a password that is chosen by a link', () => {
  const keyFor = async () => {
    server.clock.advance({ seconds: 1 });
    await server.nobody.post('/login/forgotpassword', { UserName: userName });
    return /key=(\S+)/.exec((await messagesTo(server, userName))[0]?.Body ?? '')?.[1];
  };
  const reset = (Key: string | undefined, NewPassword: string) =>
    server.nobody.post<TokenResult>('/login/resetpassword', { UserName: userName, Key, NewPassword, ConfirmPassword: NewPassword });

  test.each(guessed)(
    'is refused when it is %s; the page keeps what was typed, since the answer is no failed one, and the link stays good',
    async (_what, password, code) => {
      const Key = await keyFor();
      expect(await reset(Key, password)).toMatchObject({ status: 200, body: { IsLoginSuccessful: false, LoginErrors: [messageOf[code]] } });
      expect((await reset(Key, 'a meadow and a hill')).body.IsLoginSuccessful).toBe(true);
      await giveDemoPassword(server, userName);
    },
  );
});

test.each(['correct horse battery staple', 'Ærlig talt, это ünïcøde 😀', 'meadow and hill '.repeat(9)])(
  'a long password of any characters needs nothing else: %s',
  async (given) => {
    const NewPassword = given.slice(0, settings.passwordMost);
    const { body } = await server.nobody.post<TokenResult>('/account/login/login', { UserName: 'admin@summit.example', Password: demoPassword });
    const client = clientOf(server.app, body.Token);
    const changed = await client.post('/user/password/change', { Password: demoPassword, NewPassword, ConfirmPassword: NewPassword });
    expect(changed.status).toBe(200);
    const again = await server.nobody.post<TokenResult>('/account/login/login', { UserName: 'admin@summit.example', Password: NewPassword });
    expect(again.body.IsLoginSuccessful).toBe(true);
    await giveDemoPassword(server, 'admin@summit.example');
  },
);
