/** jsdom lacks these web-platform globals that Node has (react-router, Apollo Client and uploads use them). */
const { TestEnvironment } = require('jest-environment-jsdom');

module.exports = class extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of [
      'TextEncoder',
      'TextDecoder',
      'fetch',
      'Request',
      'Response',
      'Headers',
      'ReadableStream',
      'TransformStream',
      'structuredClone',
      'BroadcastChannel',
    ])
      this.global[name] ??= globalThis[name];
    // Node's Request (react-router makes one for each navigation) refuses jsdom's signals.
    this.global.AbortController = AbortController;
    this.global.AbortSignal = AbortSignal;
  }
};
