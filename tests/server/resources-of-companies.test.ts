import { describe, expect, test } from 'vitest';
import { openPage } from './support/live-page';
import { withResources } from './support/resources';

interface Notice {
  Number: number;
  Text: string;
  Version: number;
}
interface Page<Row> {
  Items: Row[];
  Total: number;
}

const demo = withResources();

describe('rows of a company', () => {
  const put = (Text: string, client = demo.admin, query = '') => client.post<Notice>(`/resources/notices${query}`, { Text });
  const texts = async (client = demo.admin, query = '') => (await client.get<Page<Notice>>(`/resources/notices${query}`)).body.Items.map(({ Text }) => Text);

  test('are read by its people and changed by those who may; those of another company are out of reach', async () => {
    expect((await put('Fire drill')).status).toBe(200);
    expect((await put('Mine', demo.pat)).status).toBe(403);
    expect(await texts(demo.pat)).toEqual(['Fire drill']);
    const stranger = await demo.server.as('admin@summit.example');
    expect(await texts(stranger)).toEqual([]);
    expect((await stranger.get('/resources/notices?entityId=lakeside')).status).toBe(404);
    expect((await put('Theirs', stranger, '?entityId=lakeside')).status).toBe(404);
    expect((await put('From the partner', demo.partner, '?entityId=lakeside')).status).toBe(200);
    expect(await texts(demo.pat)).toEqual(['Fire drill', 'From the partner']);
  });

  test('have numbers that are given once', async () => {
    const first = (await put('One')).body.Number;
    expect((await demo.admin.call('DELETE', `/resources/notices/${first}`)).status).toBe(200);
    expect((await put('Two')).body.Number).toBe(first + 1);
    expect((await demo.admin.get(`/resources/notices/${first}`)).status).toBe(404);
    expect((await demo.admin.get('/resources/notices/first')).status).toBe(400);
  });

  test('stand in the order by hand, of which each is named once', async () => {
    const numbers: number[] = [];
    for (const Text of ['A', 'B', 'C']) numbers.push((await put(Text)).body.Number);
    const order = (keys: number[], client = demo.admin) => client.post('/resources/notices/order', keys);
    expect((await order(numbers.toReversed())).body).toEqual({ Successful: true });
    expect(await texts()).toEqual(['C', 'B', 'A']);
    for (const wrong of [numbers.slice(1), [...numbers, 999_999], [numbers[0]!, numbers[1]!, 999_999]]) expect((await order(wrong)).status).toBe(400);
    expect((await order(numbers, demo.pat)).status).toBe(403);
    await put('D');
    expect(await texts()).toEqual(['C', 'B', 'A', 'D']);
  });

  test('are those of the partner, until the company has some', async () => {
    const { Number: number } = (await put('Of the partner', demo.partner)).body;
    expect(await texts(demo.pat)).toEqual(['Of the partner']);
    expect((await demo.pat.get(`/resources/notices/${number}`)).status).toBe(200);
    expect((await demo.admin.call('DELETE', `/resources/notices/${number}`)).status).toBe(404);
    expect(await texts(await demo.server.as('partner@harbor.example'))).toEqual([]);
    await put('Our own');
    expect(await texts(demo.pat)).toEqual(['Our own']);
  });

  test("are told to the company's people, and to nobody else", async () => {
    const [page, stranger] = [await openPage(demo.server, demo.pat), await openPage(demo.server, await demo.server.as('pat@summit.example'))];
    expect(await page.subscribe('company:lakeside')).toMatchObject({ Type: 'subscribed' });
    expect(await stranger.subscribe('company:lakeside')).toMatchObject({ Type: 'refused', Message: 'You may not listen to this topic.' });
    await put('News');
    await expect.poll(page.messages, { timeout: 30_000 }).toEqual([{ Type: 'message', Id: expect.any(Number), Topic: 'company:lakeside', Category: 'Home' }]);
    expect(stranger.messages()).toEqual([]);
    for (const one of [page, stranger]) one.close();
  });

  test('are had by calls of a document too, each with its own answer', async () => {
    const saved = await demo.admin.post<{ Data: Notice }>('/wall/notice', { Text: 'Hung' });
    expect(saved.body).toEqual({ Data: { Number: expect.any(Number), Text: 'Hung' } });
    const { Number: number } = saved.body.Data;
    expect((await demo.admin.post('/wall/notice', { Number: number, Text: 'Hung again' })).body).toEqual({ Data: { Number: number, Text: 'Hung again' } });
    expect((await demo.admin.post('/wall/notice', { Number: number + 1, Text: 'Nowhere' })).status).toBe(404);
    expect((await demo.pat.get('/wall')).body).toEqual([{ Number: number, Text: 'Hung again' }]);
    expect((await demo.pat.post('/wall/notice', { Text: 'Mine' })).status).toBe(403);
    expect((await demo.admin.call('DELETE', `/wall/notice?number=${number}`)).body).toBe(true);
    expect((await demo.pat.get('/wall')).body).toEqual([]);
  });

  test('are saved all at once: some replaced, some added, all others removed, in the order of the list', async () => {
    const [first, second] = [(await put('A')).body.Number, (await put('B')).body.Number];
    const { body } = await demo.admin.post<{ Data: Notice[] }>('/wall', [{ Text: 'New' }, { Number: second, Text: 'B2' }]);
    expect(body.Data.map(({ Text }) => Text)).toEqual(['New', 'B2']);
    expect(await texts()).toEqual(['New', 'B2']);
    expect((await demo.admin.get(`/resources/notices/${first}`)).status).toBe(404);
    expect(
      (
        await demo.admin.post(
          '/wall',
          Array.from({ length: 5 }, (_, index) => ({ Text: `${index}` })),
        )
      ).status,
    ).toBe(409);
    expect(await texts()).toEqual(['New', 'B2']);
  });
});

test('rows of everybody are read by all, and rich text has no script', async () => {
  const sol = await demo.server.as('super@wellspring.example');
  expect((await sol.post('/resources/greetings', { Text: '<p>Hello<script>1</script></p>' })).status).toBe(200);
  expect((await demo.admin.post('/resources/greetings', { Text: 'Mine' })).status).toBe(403);
  for (const client of [demo.pat, await demo.server.as('pat@summit.example')])
    expect((await client.get<Page<{ Text: string }>>('/resources/greetings')).body.Items.map(({ Text }) => Text)).toEqual(['<p>Hello</p>']);
});

test.each([
  ['GET', '/resources/nothing'],
  ['GET', '/resources/constructor'],
  ['POST', '/resources/wishes/order'],
  ['GET', '/resources/greetings/export'],
] as const)('%s %s is not there: no resource makes such a call', async (method, path) => {
  expect((await demo.admin.call(method, path)).status).toBe(404);
});
