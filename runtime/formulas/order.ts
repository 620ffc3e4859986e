/**
 * The order in which nodes are evaluated: each after those it depends on. Nodes that depend on each other in a cycle keep the order of the
 * document among themselves. `needs` holds, for each node by its number, those that it depends on. Also answers the cycles, for the check.
 */
export function evaluationOrder(needs: readonly (readonly number[])[]): { order: number[]; cycles: number[][] } {
  const count = needs.length;
  const index = new Int32Array(count).fill(-1);
  const low = new Int32Array(count);
  const isOpen = new Uint8Array(count);
  const open: number[] = [];
  const order: number[] = [];
  const cycles: number[][] = [];
  let next = 0;

  // Tarjan's components, without recursion: a long chain must not exhaust the stack. What a node needs is finished before it.
  for (let root = 0; root < count; root += 1) {
    if (index[root] !== -1) continue;
    const path: { node: number; at: number }[] = [{ node: root, at: 0 }];
    while (path.length > 0) {
      const step = path[path.length - 1] as { node: number; at: number };
      const { node } = step;
      if (step.at === 0) {
        index[node] = low[node] = next;
        next += 1;
        open.push(node);
        isOpen[node] = 1;
      }
      const needed = needs[node]?.[step.at];
      if (needed !== undefined) {
        step.at += 1;
        if (index[needed] === -1) path.push({ node: needed, at: 0 });
        else if (isOpen[needed] === 1) low[node] = Math.min(low[node] as number, index[needed] as number);
      } else {
        path.pop();
        const around = path[path.length - 1]?.node;
        if (around !== undefined) low[around] = Math.min(low[around] as number, low[node] as number);
        if (low[node] === index[node]) finish(node);
      }
    }
  }
  return { order, cycles };

  function finish(first: number): void {
    const component: number[] = [];
    for (let node = open.pop(); node !== undefined; node = open.pop()) {
      isOpen[node] = 0;
      component.push(node);
      if (node === first) break;
    }
    component.sort((left, right) => left - right);
    order.push(...component);
    if (component.length > 1 || needs[first]?.includes(first) === true) cycles.push(component);
  }
}
