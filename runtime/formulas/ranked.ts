/** Places that wait, the lowest first: a heap. */
export class Ranked {
  readonly #heap: number[] = [];
  readonly #held = new Set<number>();

  add(place: number): void {
    if (this.#held.has(place)) return;
    this.#held.add(place);
    const heap = this.#heap;
    heap.push(place);
    for (let at = heap.length - 1; at > 0; ) {
      const above = (at - 1) >> 1;
      if ((heap[above] as number) <= (heap[at] as number)) break;
      [heap[above], heap[at]] = [heap[at] as number, heap[above] as number];
      at = above;
    }
  }

  take(): number | undefined {
    const heap = this.#heap;
    const [first] = heap;
    const last = heap.pop();
    if (first === undefined || last === undefined) return undefined;
    this.#held.delete(first);
    if (heap.length === 0) return first;
    heap[0] = last;
    for (let at = 0; ; ) {
      const [left, right] = [2 * at + 1, 2 * at + 2];
      let least = at;
      if (left < heap.length && (heap[left] as number) < (heap[least] as number)) least = left;
      if (right < heap.length && (heap[right] as number) < (heap[least] as number)) least = right;
      if (least === at) return first;
      [heap[least], heap[at]] = [heap[at] as number, heap[least] as number];
      at = least;
    }
  }
}
