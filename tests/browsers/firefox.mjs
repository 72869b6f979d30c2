/* Firefox over WebDriver BiDi for engines.py: reads a request a line (JSON) from standard input, and answers each with a line. */
import { createRequire } from 'node:module';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';

const [, , packages, executablePath, seconds] = process.argv;
const { default: puppeteer, ProtocolError } = await import(pathToFileURL(createRequire(packages).resolve('puppeteer-core')));
const timeout = 1000 * Number(seconds);
const browser = await puppeteer.launch({ browser: 'firefox', executablePath, defaultViewport: null, headless: true, timeout, protocolTimeout: timeout });
const page = await browser.newPage();
page.setDefaultTimeout(timeout);
let faults = [];
page.on('pageerror', (error) => faults.push(error.message));
page.on('console', (message) => {
  if (message.type() === 'error') faults.push(message.text());
});

const actions = {
  open: ({ address }) => page.goto(address).then(() => null),
  // Firefox up to 143 gives the page its size too, but refuses to turn the screen, which comes with it. The caller looks at the size
  resize: ({ width, height }) =>
    page.setViewport({ width, height }).catch((error) => {
      if (!(error instanceof ProtocolError)) throw error;
    }),
  evaluate: ({ script, argument }) => page.evaluate(`(${script})(${JSON.stringify(argument)})`),
  click: ({ x, y }) => page.mouse.click(x, y),
  screenshot: ({ path }) => page.screenshot({ path }).then(() => null),
  faults: async () => {
    const found = faults;
    faults = [];
    return found;
  },
  close: () => browser.close(),
};

for await (const line of createInterface({ input: process.stdin })) {
  const request = JSON.parse(line);
  let answer;
  try {
    answer = { value: (await actions[request.action](request)) ?? null };
  } catch (error) {
    answer = { error: String(error) };
  }
  process.stdout.write(`${JSON.stringify(answer)}\n`);
  if (request.action === 'close') break;
}
await browser.close().catch(() => undefined);
