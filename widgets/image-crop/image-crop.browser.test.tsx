import axe from 'axe-core';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { hostileValues, showWidget } from '../../tests/support/show-widget';
import { imageCrop } from '.';

const control = (container: HTMLElement) => container.querySelector('input[type=file]') as HTMLInputElement;

/** A picture of two halves: red, then blue. */
async function halves(width = 400, height = 200): Promise<File> {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d') as CanvasRenderingContext2D;
  context.fillStyle = '#ff0000';
  context.fillRect(0, 0, width / 2, height);
  context.fillStyle = '#0000ff';
  context.fillRect(width / 2, 0, width / 2, height);
  const blob = await new Promise<Blob>((resolve) => canvas.toBlob((made) => resolve(made as Blob)));
  return new File([blob], 'halves.png', { type: 'image/png' });
}

/** The size of a picture, and the colours of its left and right edges. */
async function look(address: unknown) {
  const picture = Object.assign(new Image(), { src: String(address) });
  await picture.decode();
  const canvas = Object.assign(document.createElement('canvas'), { width: picture.width, height: picture.height });
  const context = canvas.getContext('2d') as CanvasRenderingContext2D;
  context.drawImage(picture, 0, 0);
  const colour = (x: number) => [...context.getImageData(x, 10, 1, 1).data.slice(0, 3)].map((part) => (part > 127 ? 'f' : '0')).join('');
  return { width: picture.width, height: picture.height, left: colour(1), right: colour(picture.width - 2) };
}

test('B-rewards-09 B-rewards-10 B-rewards-11 a chosen picture is cut 5 to 3 and becomes a PNG, 134 wide', async () => {
  const { container, written } = await showWidget(imageCrop, {});
  await userEvent.upload(control(container), await halves());
  await page.getByRole('button', { name: 'Use this area' }).click();
  await expect.poll(() => written.length).toBe(1);
  expect(written[0]).toMatch(/^data:image\/png;base64,/);
  expect(await look(written[0])).toEqual({ width: 134, height: 80, left: 'f00', right: '00f' });
  await expect.element(page.getByRole('img', { name: 'Example, cropped' })).toBeVisible();
  expect(document.activeElement).toBe(control(container));
});

test('the picture is moved and enlarged by keyboard, and the cutting has no fault of accessibility', async () => {
  const { container, written } = await showWidget(imageCrop, {});
  await userEvent.upload(control(container), await halves());
  await page.getByRole('slider', { name: 'Size' }).click();
  await userEvent.keyboard('{End}');
  const stage = container.querySelector('[data-testid=cropper]') as HTMLElement;
  stage.focus();
  for (let press = 0; press < 30; press += 1) await userEvent.keyboard('{ArrowRight}');
  const { violations } = await axe.run(container);
  expect(violations.filter(({ id }) => id !== 'region').map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  await page.getByRole('button', { name: 'Use this area' }).click();
  await expect.poll(() => written.length).toBe(1);
  expect(await look(written[0])).toMatchObject({ left: 'f00', right: 'f00' });
});

test.each([
  { file: () => new File(['x'], 'a.exe'), said: 'Accepted formats are .png, .jpg, .jpeg, .gif, .webp.' },
  { file: () => new File(['1234'], 'a.png'), said: 'Maximum file size is 4 bytes.' },
  { file: () => new File(['123'], 'a.png', { type: 'image/png' }), said: 'We could not read this picture. Choose another one.' },
])('a file that is none is refused: $said', async ({ file, said }) => {
  const { container, written } = await showWidget(imageCrop, { options: { sizeLimit: 4 } });
  await userEvent.upload(control(container), file());
  await expect.element(page.getByText(said)).toBeVisible();
  expect(written).toEqual([]);
});

test.each(hostileValues)('given %s it offers to choose a picture', async (_, value) => {
  const { container } = await showWidget(imageCrop, { value });
  expect(container.querySelector('img')).toBeNull();
  expect(control(container).disabled).toBe(false);
});
