import { defineJob } from '../../platform/jobs/job.ts';
import { REMOVE_MEDIA_FILES } from './actions/delete-redemption-media.ts';

defineJob({
  name: REMOVE_MEDIA_FILES,
  handler: async (ctx, data) => {
    for (const key of data.keys as string[]) await ctx.ports.storage.delete(key);
  },
});
