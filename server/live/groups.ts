/** Members by what they have in common, such as connections by the topics that they listen to. */
export class Groups<Key, Member> {
  readonly #members = new Map<Key, Set<Member>>();

  add(key: Key, member: Member): void {
    const members = this.#members.get(key);
    if (members === undefined) this.#members.set(key, new Set([member]));
    else members.add(member);
  }

  remove(key: Key, member: Member): void {
    const members = this.#members.get(key);
    if (members?.delete(member) && members.size === 0) this.#members.delete(key);
  }

  /** The members of a group in the order in which they came; none where there is no such group. */
  of(key: Key): readonly Member[] {
    return [...(this.#members.get(key) ?? [])];
  }

  keys(): readonly Key[] {
    return [...this.#members.keys()];
  }
}
