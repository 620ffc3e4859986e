import { demoPassword } from '../../../server/demo/load';
import type { TokenResult } from '../../../schemas/generated/records';

/** Posts to a server that listens, and returns the body of its answer. */
export async function post<Body>(address: string, path: string, body: unknown, token = ''): Promise<Body> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const response = await fetch(`${address}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  return (await response.json()) as Body;
}

/** Signs an administrator of the demo in: the token. */
export const signIn = async (address: string): Promise<string | undefined> =>
  (await post<TokenResult>(address, '/account/login/login', { UserName: 'admin@lakeside.example', Password: demoPassword })).Token;
