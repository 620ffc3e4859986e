import { answer, refused, type Walk } from './walk';

/** What the flows do when the server refuses something, or cannot be reached. */
export const connectionWalks: Record<string, Walk[]> = {
  'http-errors': [
    {
      steps: [
        { send: { type: 'http.401', path: '/programs', status: 401, kind: 'status' }, effects: ['end session', 'go /act/auth/login'] },
        { send: { type: 'http.403', path: '/programs', status: 403, kind: 'status' }, effects: ['go /errors/unauthorized'] },
        { send: { type: 'http.parse', path: '/programs', status: 200, kind: 'parse' }, effects: ['go /errors'] },
        { send: { type: 'http.500', path: '/registration/v2/setup', status: 500, kind: 'status' }, effects: ['go /notfound'] },
        { send: { type: 'http.500', path: '/programs', status: 500, kind: 'status' }, effects: [] },
        { send: { type: 'http.429', path: '/login/resetpassword', status: 429, kind: 'status' }, effects: ['end session', 'go /act/auth/login'] },
      ],
    },
  ],
  connection: [
    {
      steps: [
        { send: { type: 'http.offline' }, then: 'lost' },
        { wait: 5, call: refused, then: 'lost', effects: ['call getSession'] },
        {
          send: { type: 'online' },
          call: answer({}),
          then: 'connected',
          effects: ['call getSession', 'send what is kept', 'load again what failed', 'announce refetch.failed'],
        },
        { send: { type: 'offline' }, then: 'lost' },
      ],
    },
  ],
};
