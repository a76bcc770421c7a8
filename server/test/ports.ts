import os from 'node:os';
import path from 'node:path';
import type { Ports } from '../platform/context.ts';
import { openStorage } from '../platform/files/storage.ts';
import type { Mail } from '../platform/ports/mail.ts';
import { openSampleCatalogue } from '../platform/ports/sample-experience-catalogue.ts';
import { type FakeJobs, fakeJobs } from './jobs.ts';

/** Where this process's tests keep their files. */
export const TEST_FILES = path.join(os.tmpdir(), `fidelidade-test-${process.pid}`);

/** A test's ports: nothing leaves the process, and outgoing data is kept for inspection. */
export interface FakePorts extends Ports {
  fakeJobs: FakeJobs;
  mails: Mail[];
}

/** A queue and mail that keep what was sent, services that are unavailable, files in a temporary folder. */
export async function fakePorts(overrides: Partial<Ports> = {}): Promise<FakePorts> {
  const jobs = fakeJobs();
  const mails: Mail[] = [];
  return {
    fakeJobs: jobs,
    mails,
    jobs: jobs.jobs,
    storage: await openStorage({ driver: 'local', root: TEST_FILES }),
    mail: {
      isConfigured: true,
      send: async (mail) => {
        mails.push(mail);
      },
    },
    safeFetch: () => Promise.reject(new Error('the test asked for an outside address')),
    cep: { lookUp: async () => ({ status: 'UNAVAILABLE' }) },
    experiences: openSampleCatalogue(),
    ...overrides,
  };
}
