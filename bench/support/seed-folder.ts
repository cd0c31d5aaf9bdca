/** Seeds this folder, which is the data folder of the process from then on. */
export async function seedFolder(folder: string): Promise<void> {
  process.env['DATA_DIR'] = folder;
  const { seedSite } = await import('#seed/seed-site.ts');
  await seedSite();
}
