// The clients of benchmarks/server.py, for both sides: N tables of two sockets each, in one process.
//
//     node server_clients.mjs columbiz|quatre_colonnes|boardgame.io PORT
//
// Takes a JSON object per line on standard input, answers each with one on standard output, and ends when its input does. Both dialects
// go through the same raw WebSocket, the same harness and the same clock. A game is made and joined over HTTP, played to its end, then
// the next is made; an action counts when its sender has been told that it was done. Latency is from sending to the other player hearing.

import http from "node:http";
import readline from "node:readline";
import { WebSocket } from "ws";

const [game, port] = process.argv.slice(2);
const agent = new http.Agent({ keepAlive: true, maxSockets: 32 });
const now = () => performance.now();
const sleep = (seconds) => new Promise((resolve) => setTimeout(resolve, seconds * 1000));
const any = (list) => list[Math.floor(Math.random() * list.length)];

// The answer to a request. A server closes a connection that was idle for some seconds, perhaps just as it is used again: then the
// request is sent once more, on another.
function ask(method, path, data = "") {
  return new Promise((resolve, reject) => {
    const headers = data ? { "content-type": "application/json", "content-length": Buffer.byteLength(data) } : {};
    const request = http.request({ host: "127.0.0.1", port, path, method, agent, headers, timeout: 20_000 }, (answer) => {
      let text = "";
      answer.setEncoding("utf8");
      answer.on("data", (part) => (text += part));
      answer.on("end", () => resolve({ status: answer.statusCode, text }));
    });
    request.on("timeout", () => request.destroy(new Error(`${path}: no answer`)));
    request.on("error", (error) => {
      if (request.reusedSocket && error.code === "ECONNRESET") ask(method, path, data).then(resolve, reject);
      else reject(new Error(`${path}: ${error.message}`));
    });
    request.end(data);
  });
}

async function post(path, body) {
  const { status, text } = await ask("POST", path, JSON.stringify(body));
  if (status < 300) return JSON.parse(text);
  throw new Error(`${path}: ${status} ${text.slice(0, 200)}`);
}

// What the two sides say. `read` takes a message in and says what it was: "news" of a position, "done" for the sender's own action,
// both at once, or nothing.

// Servers of older commits have one address for all sockets, and hello names the table.
let hasTableSockets = true;

const colonnade = {
  url: ({ table }) => `ws://127.0.0.1:${port}/api/${hasTableSockets ? `tables/${table}/socket` : "socket"}`,
  async prepare() {
    hasTableSockets = (await ask("GET", `/api/tables/${"x".repeat(22)}/socket`)).status !== 404;
  },
  async create() {
    const seats = [{ kind: "here", name: "Ana" }, { kind: "link" }];
    const made = await post("/api/tables", { game, seats, ...(game === "quatre_colonnes" ? { first: 0 } : {}) });
    const joined = await post(`/api/tables/${made.table}/join`, { link: made.links[1], name: "Bo" });
    return [
      { table: made.table, token: made.token },
      { table: made.table, token: joined.token },
    ];
  },
  greet(seat) {
    const { table, token } = seat.ticket;
    seat.say(JSON.stringify({ type: "hello", token, ...(hasTableSockets ? {} : { table }) }));
  },
  read(seat, text) {
    const said = JSON.parse(text);
    switch (said.type) {
      case "update":
        if (said.position) seat.take(said.revision, said.position.turn, said);
        else if (seat.turn === null && said.dice?.phase === "closed") seat.take(said.revision, seat.opening, said);
        else seat.revision = said.revision;
        return { news: true, bytes: text.length };
      case "view":
        if ((said.dice.phase ?? "closed") !== "closed") {
          // the game begins when both have declined to add to the fair dice
          Object.assign(seat, { revision: said.revision, opening: said.position.turn });
          seat.say(JSON.stringify({ type: "decline", command: "dice", seat: seat.number }));
          return {};
        }
        seat.take(said.revision, said.position.turn, said);
        return { news: true };
      case "ack":
        return { done: said.command !== "dice" };
      case "refused":
        if (said.view) seat.take(said.view.revision, said.view.position.turn, said.view);
        return { refused: said.code };
      case "problem":
      case "closing":
        return { refused: said.code };
    }
    return {};
  },
  write(seat) {
    const command = `c${++seat.commands}`;
    const { revision } = seat;
    if (seat.turn.what === "throw") return JSON.stringify({ type: "throw", command, revision });
    return JSON.stringify({ type: "act", command, revision, action: chooseAction(seat.said) });
  },
};

function chooseAction({ choices = [], keep = null }) {
  if (keep === null || (choices.length > 0 && Math.random() < 0.5)) return any(choices).action;
  const rest = [...keep.dice];
  for (const face of keep.must) rest.splice(rest.indexOf(face), 1);
  const more = rest.filter(() => Math.random() < 0.5);
  if (more.length === rest.length) more.pop();
  if (keep.must.length + more.length === 0) more.push(any(rest));
  return ["keep", ...[...keep.must, ...more].sort()].join(" ");
}

const boardgameIo = {
  url: () => `ws://127.0.0.1:${port}/socket.io/?EIO=4&transport=websocket`,
  async prepare() {},
  async create() {
    const { matchID } = await post("/games/discs/create", { numPlayers: 2 });
    const join = (playerID, playerName) => post(`/games/discs/${matchID}/join`, { playerID, playerName });
    return [
      { matchID, playerID: "0", credentials: (await join("0", "Ana")).playerCredentials },
      { matchID, playerID: "1", credentials: (await join("1", "Bo")).playerCredentials },
    ];
  },
  greet() {}, // the server speaks first
  read(seat, text) {
    if (text === "2")
      seat.say("3"); // a ping of engine.io's
    else if (text[0] === "0") seat.say("40/discs,");
    else if (text.startsWith("40/discs,")) {
      const { matchID, playerID, credentials } = seat.ticket;
      seat.say(`42/discs,${JSON.stringify(["sync", matchID, playerID, credentials, 2])}`);
    } else if (text.startsWith("42/discs,")) {
      const [what, , sent] = JSON.parse(text.slice(9));
      if (what !== "update" && what !== "sync") return {};
      const state = what === "sync" ? sent.state : sent;
      const turn = state.ctx.gameover ? { what: "over" } : { what: "decide", seat: Number(state.ctx.currentPlayer) };
      const done = seat.isWaiting && state._stateID > seat.revision;
      seat.take(state._stateID, turn, state);
      return what === "sync" ? { news: true } : { news: true, done, bytes: text.length };
    }
    return {};
  },
  write(seat) {
    const { matchID, playerID, credentials } = seat.ticket;
    const free = [];
    seat.said.G.cells.forEach((cell, index) => cell === null && free.push(index));
    const action = { type: "MAKE_MOVE", payload: { type: "place", args: [any(free)], playerID, credentials } };
    return `42/discs,${JSON.stringify(["update", action, seat.revision, matchID, playerID])}`;
  },
};

const dialect = game === "boardgame.io" ? boardgameIo : colonnade;

// The harness.

const house = { tables: [], pace: null, stats: null };
resetStats();

function resetStats() {
  const cpu = process.cpuUsage();
  house.stats = {
    since: now(),
    cpu,
    actions: 0,
    games: 0,
    late: 0,
    refused: {},
    latencies: [],
    heard: 0,
    heardBytes: 0,
    said: 0,
    saidBytes: 0,
  };
}

function note(problem) {
  house.stats.refused[problem] = (house.stats.refused[problem] ?? 0) + 1;
}

class Seat {
  constructor(table, number, ticket) {
    Object.assign(this, { table, number, ticket, revision: -1, turn: null, said: null, commands: 0, isWaiting: false });
  }

  connect() {
    return new Promise((resolve, reject) => {
      this.socket = new WebSocket(dialect.url(this.ticket), { perMessageDeflate: false, handshakeTimeout: 20_000 });
      this.socket.on("open", () => dialect.greet(this));
      this.socket.on("message", (data) => {
        this.hear(data.toString());
        if (this.turn !== null) resolve();
      });
      this.socket.on("error", reject);
      this.socket.on("close", (code) => {
        if (!this.isClosed) note(`closed ${code}`);
        reject(new Error(`closed ${code}`));
      });
    });
  }

  say(text) {
    this.socket.send(text);
  }

  take(revision, turn, said) {
    Object.assign(this, { revision, turn, said });
  }

  hear(text) {
    const { news, done, refused, bytes } = dialect.read(this, text);
    const { stats } = house;
    if (bytes) {
      stats.heard += 1;
      stats.heardBytes += bytes;
    }
    if (news) this.table.heard(this);
    if (done) stats.actions += 1;
    if (refused) {
      note(refused);
      this.table.sent = [];
    }
    if (done || refused) this.isWaiting = false;
    if (news || done || refused) this.table.goOn(this);
  }

  get canAct() {
    return !this.isWaiting && this.turn?.seat === this.number && this.turn.what !== "over";
  }

  act() {
    const text = dialect.write(this);
    this.isWaiting = true;
    house.stats.said += 1;
    house.stats.saidBytes += text.length;
    this.table.sent.push({ at: now(), seat: this, revision: this.revision });
    this.say(text);
  }

  close() {
    this.isClosed = true;
    this.socket?.terminate();
  }
}

class Table {
  constructor() {
    Object.assign(this, { seats: [], sent: [], isDue: false, timer: null, isReady: false, isClosed: false });
  }

  async open() {
    const tickets = await dialect.create();
    this.sent = [];
    this.seats = tickets.map((ticket, number) => new Seat(this, number, ticket));
    await Promise.all(this.seats.map((seat) => seat.connect()));
    this.isReady = true;
    if (this.isClosed) this.close();
  }

  heard(seat) {
    while (this.sent.length > 0 && this.sent[0].revision < seat.revision && this.sent[0].seat !== seat) {
      house.stats.latencies.push(now() - this.sent.shift().at);
    }
  }

  goOn(seat) {
    if (!this.isReady) return;
    if (this.seats.every((each) => each.turn.what === "over" && !each.isWaiting)) this.startAnew();
    else if (seat.canAct && (house.pace === 0 || (house.pace > 0 && this.isDue))) {
      this.isDue = false;
      seat.act();
    }
  }

  goOnAll() {
    for (const seat of this.seats) this.goOn(seat);
  }

  startAnew() {
    this.isReady = false;
    for (const seat of this.seats) seat.close();
    house.stats.games += 1;
    this.open().then(
      () => this.goOnAll(),
      (error) => note(error.message),
    );
  }

  tick() {
    clearTimeout(this.timer);
    if (!(house.pace > 0)) return;
    if (this.isDue) house.stats.late += 1;
    this.isDue = true;
    this.due += house.pace * 1000;
    this.timer = setTimeout(() => this.tick(), Math.max(1, this.due - now()));
    this.goOnAll();
  }

  start() {
    this.isDue = false;
    if (house.pace > 0) {
      this.due = now() + Math.random() * house.pace * 1000;
      this.timer = setTimeout(() => this.tick(), this.due - now());
    } else this.goOnAll();
  }

  close() {
    this.isClosed = true;
    clearTimeout(this.timer);
    for (const seat of this.seats) seat.close();
  }
}

async function atMost(limit, count, work) {
  let next = 0;
  const worker = async () => {
    while (next < count) await work(next++);
  };
  await Promise.all(Array.from({ length: limit }, worker));
}

const percentile = (sorted, part) =>
  sorted.length === 0 ? null : sorted[Math.min(sorted.length - 1, Math.ceil(part * sorted.length) - 1)];

const orders = {
  // So many tables in all, none of which plays yet.
  async open({ tables }) {
    await dialect.prepare();
    const missing = tables - house.tables.length;
    const opened = Array.from({ length: Math.max(0, missing) }, () => new Table());
    await atMost(16, opened.length, (index) => opened[index].open());
    house.tables.push(...opened);
    return { tables: house.tables.length };
  },
  // Play on: pace 0 is as fast as acknowledged, else so many seconds between the actions of a table.
  async play({ pace }) {
    house.pace = pace;
    for (const table of house.tables) table.start();
    return {};
  },
  async pause() {
    house.pace = null;
    for (const table of house.tables) clearTimeout(table.timer);
    await sleep(0.3);
    return {};
  },
  async measure({ seconds }) {
    resetStats();
    await sleep(seconds);
    const { stats } = house;
    const spent = (now() - stats.since) / 1000;
    const cpu = process.cpuUsage(stats.cpu);
    const sorted = Float64Array.from(stats.latencies).sort();
    return {
      rate: stats.actions / spent,
      games: stats.games,
      late: stats.late,
      refused: stats.refused,
      samples: sorted.length,
      p50: percentile(sorted, 0.5),
      p95: percentile(sorted, 0.95),
      p99: percentile(sorted, 0.99),
      highest: percentile(sorted, 1),
      heard: stats.heardBytes / Math.max(1, stats.heard),
      said: stats.saidBytes / Math.max(1, stats.said),
      client: (cpu.user + cpu.system) / 1e6 / spent,
    };
  },
  // So many stored tables, each played for so many actions, with nobody left there.
  async store({ tables, actions }) {
    await dialect.prepare();
    const tickets = [];
    await atMost(64, tables, async () => {
      const table = new Table();
      await table.open();
      tickets.push(...table.seats.map((seat) => seat.ticket));
      for (let number = 0; number < actions; number++) {
        const seat = table.seats.find((each) => each.canAct);
        if (!seat) break;
        const revision = seat.revision;
        seat.act();
        const end = now() + 20_000;
        while (table.seats.some((each) => each.revision <= revision || each.isWaiting)) {
          if (now() > end) throw new Error("no answer");
          await sleep(0.001);
        }
      }
      table.close();
    });
    house.tickets = tickets;
    return { table: tickets[0].table, token: tickets[0].token };
  },
  // So many sockets at the stored tables, two at each, that look on and do nothing.
  async connect({ sockets }) {
    house.lookers = house.tickets.slice(0, sockets).map((ticket) => new Seat({ heard() {}, goOn() {} }, 0, ticket));
    await atMost(32, house.lookers.length, (index) => house.lookers[index].connect());
    return { sockets: house.lookers.length };
  },
  async close() {
    for (const table of house.tables) table.close();
    for (const seat of house.lookers ?? []) seat.close();
    return {};
  },
};

process.on("unhandledRejection", (error) => note(String(error?.message ?? error)));
const lines = readline.createInterface({ input: process.stdin });
lines.on("line", async (line) => {
  const order = JSON.parse(line);
  const answer = await orders[order.do](order).catch((error) => ({ error: String(error?.message ?? error) }));
  process.stdout.write(`${JSON.stringify(answer)}\n`);
});
lines.on("close", () => process.exit()); // at once, whatever is under way
