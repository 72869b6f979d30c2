// The other side of benchmarks/server.py: boardgame.io with a small placing game whose messages are about as long as ours.
//
//     node server_boardgame_io.mjs memory|FOLDER LENGTH
//
// Prints its port, serves on 127.0.0.1 only, and ends when its standard input does. A game is over after LENGTH moves. Moves can be taken
// back, as with us and by default. Copied by the benchmark beside the packages that it needs.

import { createRequire } from "node:module";

const require = createRequire(import.meta.url);
const { Server, FlatFile, Origins } = require("boardgame.io/server");
const { INVALID_MOVE } = require("boardgame.io/core");
const [store, length] = process.argv.slice(2);

const colours = ["purple", "blue"];
const place = (cell) => `cell:${Math.floor(cell / 6) + 1}-${(cell % 6) + 1}`;

const game = {
  name: "discs",
  minPlayers: 2,
  maxPlayers: 2,
  setup: () => ({
    cells: Array(36).fill(null),
    last: [],
    pad: ["lines", "prisoners", "prison", "total"].map((key) => ({ key: `discs-pad-${key}`, values: [0, 0], below: key !== "lines" })),
    moves: 0,
  }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    place: ({ G, playerID }, cell) => {
      if (!Number.isInteger(cell) || G.cells[cell] !== null) return INVALID_MOVE;
      G.cells[cell] = { colour: colours[playerID], place: place(cell) };
      G.last = [...G.last, { key: "discs-placed", colour: colours[playerID], cell: place(cell) }].slice(-2);
      for (const row of G.pad) row.values[playerID] += 1;
      G.moves += 1;
      if (G.moves % 24 === 0) G.cells = Array(36).fill(null); // a full board is emptied, as captures empty ours
    },
  },
  endIf: ({ G }) => (G.moves >= Number(length) ? { winner: "0" } : undefined),
};

const server = Server({ games: [game], origins: [Origins.LOCALHOST], ...(store === "memory" ? {} : { db: new FlatFile({ dir: store }) }) });
const { appServer } = await server.run({ port: { host: "127.0.0.1", port: 0 } });
console.log(appServer.address().port);
process.stdin.on("end", () => process.exit()).resume();
