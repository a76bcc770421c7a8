import fs from 'node:fs';
import path from 'node:path';

/*
 * Only for the drill, loaded with --import before the product: shifts this process's clock by the milliseconds in a file beside the data,
 * and follows changes to it. The product knows nothing of it.
 */

const file = path.join(process.env.DATA_FOLDER ?? '.', `clock-${process.env.PORT}`);
const LOOK_MS = 100;
const RealDate = Date;
let offset = 0;

const look = () => {
  const wanted = fs.existsSync(file) ? Number(fs.readFileSync(file, 'utf8')) : 0;
  if (wanted === offset) return;
  offset = wanted;
  // Whoever moved the clock waits for this.
  fs.writeFileSync(`${file}.seen`, String(offset));
};
look();
setInterval(look, LOOK_MS).unref();

const now = () => RealDate.now() + offset;

globalThis.Date = new Proxy(RealDate, {
  construct: (target, args, made) => Reflect.construct(target, args.length > 0 ? args : [now()], made === Date ? target : made),
  apply: () => new RealDate(now()).toString(),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
});
