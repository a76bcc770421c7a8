import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'fidelidade-patroni-'));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

/** Checks the configuration of deploy/ha, or that with the version 3 client, against a Patroni of that version. */
function check(version: string, client: 'etcd' | 'etcd3') {
  const config = path.join(folder, 'patroni.yml');
  fs.writeFileSync(config, fs.readFileSync('deploy/ha/patroni.yml', 'utf8').replace(/^etcd:/m, `${client}:`));
  fs.writeFileSync(path.join(folder, 'patroni'), `#!/bin/sh\necho 'patroni ${version}'\n`, { mode: 0o755 });
  const { status, stderr } = spawnSync(path.resolve('deploy/ha/cluster.sh'), ['check', config], {
    encoding: 'utf8',
    env: { ...process.env, PATH: `${folder}:${process.env.PATH}` },
  });
  return { status, stderr };
}

describe('deploy/ha/cluster.sh check', () => {
  it('refuses etcd3 with a Patroni that loses acknowledged sales after a freeze', () => {
    for (const version of ['2.1.7', '3.0.2']) {
      const { status, stderr } = check(version, 'etcd3');
      expect(status).toBe(1);
      expect(stderr).toContain(`Patroni ${version} com etcd3: perde vendas confirmadas`);
    }
  });

  it('allows etcd with any Patroni, and etcd3 from 3.0.3 on', () => {
    const allowed = [check('3.0.2', 'etcd'), check('3.0.3', 'etcd3'), check('4.0.7', 'etcd3')];
    expect(allowed).toEqual(allowed.map(() => ({ status: 0, stderr: '' })));
  });
});
