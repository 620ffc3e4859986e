import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { bundleOf, mainScreen, makeStage, operation } from '../../tests/support/stage';
import './screen.css';

// Item 21 of issue 51: every place that shows data that could not be loaded is drawn by FailureNotice, so an unknown thing is never offered 'Try again'.

const missing = () => page.getByText('This does not exist, or you do not have access to it.');
const answer = (status: number) => () => Response.json({ StatusCode: status, Errors: [{ Message: 'There is no such course.' }], ShowUser: false }, { status });
/** What a proxy answers in the place of the server. */
const pageOfProxy = (status: number) => () => new Response('<html><body>Bad Request</body></html>', { status, headers: { 'content-type': 'text/html' } });

const shows = {
  'a part of a screen': { body: [{ id: 'wait', await: ['course'], failed: 'The course could not be loaded.', show: [{ id: 'done', text: 'Here it is' }] }] },
  'a table': { body: [{ id: 'list', table: 'people', label: 'People' }] },
};

async function drawn(what: keyof typeof shows, status: number, parts: object = shows[what], table: object = {}, answers = answer) {
  const bundle = bundleOf(
    { ...mainScreen, ...parts, ...(what === 'a table' ? {} : { data: { course: { call: 'getCourse' } } }) } as Parameters<typeof bundleOf>[0],
    {
      operations: { getCourse: operation('getCourse') },
      tables: {
        people: {
          id: 'people',
          kind: 'table',
          rows: { call: 'getCourse', items: '/Items' },
          key: '/Id',
          columns: [{ id: 'name', at: '/Name', label: 'Name' }],
          failed: 'The course could not be loaded.',
          ...table,
        },
      },
    } as unknown as Parameters<typeof bundleOf>[1],
  );
  const { element } = await makeStage({ bundles: [bundle], start: '/main', answers: { getCourse: answers(status) } });
  await render(element);
}

// The check keeps the class out: 'unsaid-missing' reports a screen that does not say what shows for an id that does not exist, 'failure-as-empty' reports a table that says it is empty when loading failed, and 'unawaited-data' what is read before it came.
test.each(Object.keys(shows) as (keyof typeof shows)[])(
  'where the server knows no such thing, %s says so and leads home instead of offering another try',
  async (what) => {
    await drawn(what, 404);
    await expect.element(missing()).toBeVisible();
    // One message: that it could not be loaded says less.
    expect(page.getByText('The course could not be loaded.').elements()).toEqual([]);
    await expect.element(page.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/main');
    expect(page.getByRole('button', { name: 'Try again' }).elements()).toEqual([]);
  },
);

// An id of a thousand letters is answered 400, however often it is tried.
test.each(Object.keys(shows) as (keyof typeof shows)[])('where the server cannot read what it was asked for, %s offers no other try', async (what) => {
  for (const status of [400, 414]) {
    await drawn(what, status);
    await expect.element(missing()).toBeVisible();
    expect(page.getByRole('button', { name: 'Try again' }).elements()).toEqual([]);
  }
});

// Only our own errors say what is missing: a proxy may answer 400 to a request that was fine.
test.each(Object.keys(shows) as (keyof typeof shows)[])('where a proxy answers a page, %s offers another try', async (what) => {
  for (const status of [400, 404]) {
    await drawn(what, status, shows[what], {}, pageOfProxy);
    await expect.element(page.getByRole('button', { name: 'Try again' }).first()).toBeVisible();
    expect(missing().elements()).toEqual([]);
  }
});

test('a table that keeps its place when it cannot be loaded says that there is no such thing, and otherwise to try again', async () => {
  await drawn('a table', 404, shows['a table'], { emptyOnFailure: true });
  await expect.element(missing()).toBeVisible();
  expect(page.getByText('The course could not be loaded.').elements()).toEqual([]);
  await drawn('a table', 502, shows['a table'], { emptyOnFailure: true });
  await expect.element(page.getByText('The course could not be loaded.')).toBeVisible();
});

test('a sentence of its own for what is missing is said alone', async () => {
  const wait = {
    id: 'wait',
    await: ['course'],
    failed: 'Please try again later.',
    missing: 'This course does not exist.',
    show: [{ id: 'done', text: 'Here it is' }],
  };
  await drawn('a part of a screen', 404, { body: [wait] });
  await expect.element(page.getByText('This course does not exist.')).toBeVisible();
  expect([page.getByText('Please try again later.').elements(), missing().elements()]).toEqual([[], []]);
});

test('a table has a sentence of its own for what is missing', async () => {
  for (const table of [{}, { emptyOnFailure: true }]) {
    await drawn('a table', 404, shows['a table'], { ...table, missing: 'This course does not exist.' });
    await expect.element(page.getByText('This course does not exist.')).toBeVisible();
    expect(missing().elements()).toEqual([]);
  }
});

test('what cannot exist, such as an id of a thousand letters, is missing, too: the screen says its sentence for it', async () => {
  const wait = { id: 'wait', await: ['course'], failed: 'Please try again later.', missing: 'This course does not exist.', show: [] };
  await drawn('a part of a screen', 400, { body: [wait] });
  await expect.element(page.getByText('This course does not exist.')).toBeVisible();
  expect(page.getByRole('button', { name: 'Try again' }).elements()).toEqual([]);
});

test.each(Object.keys(shows) as (keyof typeof shows)[])(
  'where a call fails for another reason, %s says what is missing and can be tried again',
  async (what) => {
    await drawn(what, 502);
    await expect.element(page.getByText('The course could not be loaded.')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    expect(missing().elements()).toEqual([]);
  },
);

test('issue 52 where the title of a page waits with what is missing, what shows in its place is the title, and no message says more', async () => {
  const wait = (parts: object) => [{ id: 'wait', await: ['course'], failed: 'The course could not be loaded.', ...parts }];
  const on = { 'failed.course': { notify: 'Loading failed.', tone: 'error' } };
  const titled = { show: [{ id: 'stack', stack: [{ id: 'title', text: 'Sleep well', as: 'title' }] }] };
  await drawn('a part of a screen', 404, { on, body: wait({ ...titled, missing: 'There is no such course.' }) });
  await expect.element(page.getByRole('heading', { level: 1, name: 'There is no such course.' })).toBeVisible();
  expect(page.getByText('Loading failed.').elements()).toEqual([]);
});

test('issue 52 where a title stands above what is missing, the page has no second one, and what failed otherwise has its message', async () => {
  const wait = (parts: object) => [{ id: 'wait', await: ['course'], failed: 'The course could not be loaded.', ...parts }];
  const on = { 'failed.course': { notify: 'Loading failed.', tone: 'error' } };
  const show = [{ id: 'done', text: 'Here it is' }];
  await drawn('a part of a screen', 403, { on, body: wait({ show, missing: 'There is no such course.' }) });
  await expect.element(page.getByText('Loading failed.')).toBeVisible();
  await expect.element(page.getByText('The course could not be loaded.')).toBeVisible();
  expect(page.getByRole('heading', { level: 1 }).elements()).toEqual([]);
});
