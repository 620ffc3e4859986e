/** A socket, as far as it matters here. */
export interface LiveSocket {
  send(text: string): void;
  close(): void;
}

/** What a socket tells whoever opened it. */
export interface SocketEvents {
  opened(): void;
  received(text: string): void;
  closed(code: number): void;
}

/**
 * A socket of the browser. One that is closed while it connects is closed once it is open:
 * browsers write a warning to the console when a page closes a connection that it still makes.
 */
export function browserSocket(socket: WebSocket, { opened, received, closed }: SocketEvents): LiveSocket {
  socket.onopen = opened;
  socket.onmessage = ({ data }) => received(String(data));
  socket.onclose = ({ code }) => closed(code);
  const close = () => {
    if (socket.readyState === socket.CONNECTING) socket.onopen = () => socket.close();
    else socket.close();
  };
  return { send: (text) => socket.send(text), close };
}
