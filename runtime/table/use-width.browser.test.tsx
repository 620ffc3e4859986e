import { useRef } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { useMoreAtEdges } from './use-width';

function Wide({ width }: { width: number }) {
  const place = useRef<HTMLDivElement>(null);
  useMoreAtEdges(place, '.scroller', 'the same');
  return (
    <div ref={place} data-testid="place">
      <div className="scroller" style={{ width: 200, overflow: 'auto' }}>
        <div style={{ width, height: 20 }} />
      </div>
    </div>
  );
}

test('what is no longer wider than its place says so no more, though only what is in it has changed', async () => {
  const shown = await render(<Wide width={400} />);
  const place = shown.getByTestId('place');
  await expect.element(place).toHaveAttribute('data-more-end');
  await shown.rerender(<Wide width={200} />);
  await expect.element(place).not.toHaveAttribute('data-more-end');
  await shown.rerender(<Wide width={300} />);
  await expect.element(place).toHaveAttribute('data-more-end');
});

test('what comes into it later is watched too', async () => {
  const shown = await render(<Wide width={200} />);
  const place = shown.getByTestId('place');
  await expect.element(place).not.toHaveAttribute('data-more-end');
  const late = document.createElement('div');
  Object.assign(late.style, { width: '150px', height: '20px' });
  place.element().querySelector('.scroller')!.append(late);
  late.style.width = '500px';
  await expect.element(place).toHaveAttribute('data-more-end');
  late.style.width = '100px';
  await expect.element(place).not.toHaveAttribute('data-more-end');
});
