export function startDemoServer(settings?: Record<string, string>): Promise<{ url: string; stop: () => Promise<void> }>;
