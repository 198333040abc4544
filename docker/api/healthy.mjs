// The container's health check: ready to serve, including the database.
const { env } = process;
const { ok } = await fetch(`http://127.0.0.1:${env.PORT ?? 3001}/api/ready`);
process.exit(ok ? 0 : 1);
