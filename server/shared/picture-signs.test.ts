import sharp, { type Sharp } from 'sharp';
import { hasSigns, pictureSigns } from './picture-signs.ts';

type Exif = NonNullable<Parameters<Sharp['withExif']>[0]>;
const grey = (width = 60, height = 80) => sharp({ create: { width, height, channels: 3, background: '#aaa' } });
const jpeg = (exif: Exif) => grey().jpeg().withExif(exif).toBuffer();
const named = (Software: string) => jpeg({ IFD0: { Make: 'samsung', Software } });
const taken = (changedAt: string) => jpeg({ IFD0: { DateTime: changedAt }, IFD2: { DateTimeOriginal: '2026:11:20 10:00:00' } });
const NONE = { editor: null, changedAfterDays: null, isCapture: false };
const xmp = (inner: string) =>
  grey().jpeg().withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF>${inner}</rdf:RDF></x:xmpmeta>`).toBuffer();

describe("A picture's file", () => {
  it.each([
    ['Adobe Photoshop CC 2018 (Windows)', 'Adobe Photoshop'],
    ['Adobe Photoshop Lightroom 9.2 (Android)', 'Adobe Lightroom'],
    ['GIMP 2.10.34', 'GIMP'],
    ['Snapseed 2.0', 'Snapseed'],
    ['PicsArt', 'PicsArt'],
    ['Canva', 'Canva'],
    ['PhotoScape X', 'PhotoScape'],
    // Cameras, scanners, messengers and viewers.
    ['J510MNUBU2AQL1', null],
    ['HDR+ 1.0.585804401zd', null],
    ['17.4.1', null],
    ['WhatsApp', null],
    ['Adobe Scan for Android', null],
    ['Microsoft Windows Photo Viewer 6.1.7600.16385', null],
  ])('saved by %s names the editor %s', async (software, editor) => {
    expect(pictureSigns(await named(software), 'foto.jpg')).toEqual({ ...NONE, editor });
  });

  it('names an editor in XMP or in the texts of a PNG, by its tools only', async () => {
    const history = '<rdf:li xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/" stEvt:softwareAgent="Snapseed 2.0"/>';
    expect(pictureSigns(await xmp(history), 'foto.jpg').editor).toBe('Snapseed');
    expect(pictureSigns(await xmp('<xmp:CreatorTool>Canva (Renderer)</xmp:CreatorTool>'), 'foto.jpg').editor).toBe('Canva');
    expect(pictureSigns(await xmp('<photoshop:DateCreated>2026</photoshop:DateCreated>'), 'foto.jpg')).toEqual(NONE);
    const text = Buffer.from('Software\0GIMP 2.10');
    const chunk = Buffer.concat([Buffer.from([0, 0, 0, text.length]), Buffer.from('tEXt'), text, Buffer.alloc(4)]);
    const png = await grey().png().toBuffer();
    expect(pictureSigns(Buffer.concat([png.subarray(0, 33), chunk, png.subarray(33)]), 'foto.png').editor).toBe('GIMP');
  });

  it.each([
    ['2026:11:20 11:08:00', null],
    ['2026:11:21 09:59:59', null],
    ['2026:11:21 10:00:00', 1],
    ['2026:12:20 10:00:00', 30],
    ['2026:11:19 10:00:00', null],
    ['ontem', null],
  ])('changed at %s, taken at 2026:11:20 10:00:00, was changed %s days later', async (changedAt, days) => {
    expect(pictureSigns(await taken(changedAt), 'foto.jpg').changedAfterDays).toBe(days);
  });

  it('is a capture by its name, by its comment, or as PNG by the size of a screen', async () => {
    const camera = await named('HDR+');
    for (const name of ['Screenshot_20261120-101010.jpg', 'Screen Shot 2026.jpg', 'Captura de tela 2026-11-20.jpg', 'Captura de ecrã.jpg'])
      expect(pictureSigns(camera, name).isCapture).toBe(true);
    for (const name of ['IMG_20261120.jpg', 'minha captura.jpg', 'IMG-20261120-WA0003.jpg'])
      expect(pictureSigns(camera, name).isCapture).toBe(false);
    const comment = await jpeg({ IFD2: { UserComment: 'Screenshot' } });
    expect(pictureSigns(comment, 'IMG_1.jpg').isCapture).toBe(true);
    const png = async (width: number, height: number) => pictureSigns(await grey(width, height).png().toBuffer(), 'a.png').isCapture;
    expect([await png(1080, 2400), await png(2400, 1080), await png(1081, 2400)]).toEqual([true, true, false]);
    // Pictures of a messenger have sizes of screens.
    expect(pictureSigns(await grey(720, 1600).jpeg().toBuffer(), 'IMG.jpg')).toEqual(NONE);
  });

  it('without notes, damaged or of another kind has no signs', async () => {
    const whole = await named('Adobe Photoshop');
    for (let length = 0; length < 400; length += 7) expect(() => pictureSigns(whole.subarray(0, length), 'a.jpg')).not.toThrow();
    for (const file of [Buffer.alloc(0), Buffer.from('%PDF-1.7'), await grey().webp().toBuffer(), await grey().jpeg().toBuffer()])
      expect(pictureSigns(file, 'nota.pdf')).toEqual(NONE);
    expect([hasSigns(NONE), hasSigns({ ...NONE, editor: 'GIMP' })]).toEqual([false, true]);
  });
});
