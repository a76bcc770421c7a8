export function startDemoServer(settings?: Record<string, string>): Promise<{ url: string; folder: string; stop: () => Promise<void> }>;
