type ReadQr = (video: HTMLVideoElement) => Promise<string | null>;

type Detector = { detect: (source: HTMLVideoElement) => Promise<{ rawValue: string }[]> };
type DetectorClass = { new (options: { formats: string[] }): Detector; getSupportedFormats: () => Promise<string[]> };

declare global {
  var BarcodeDetector: DetectorClass | undefined;
}

/** What the browser has, or else a decoder in script. */
export async function qrReader(): Promise<ReadQr> {
  const Native = globalThis.BarcodeDetector;
  const formats = Native ? await Native.getSupportedFormats() : [];
  if (!Native || !formats.includes('qr_code')) return readerInScript();
  const detector = new Native({ formats: ['qr_code'] });
  return async (video) => (await detector.detect(video))[0]?.rawValue ?? null;
}

/** Larger pictures take a cheap phone longer than they help. */
const widest = 640;

async function readerInScript(): Promise<ReadQr> {
  const { default: jsQr } = await import('jsqr');
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  return async (video) => {
    const scale = Math.min(1, widest / video.videoWidth);
    const [width, height] = [Math.round(video.videoWidth * scale), Math.round(video.videoHeight * scale)];
    if (!context || !width || !height) return null;
    Object.assign(context.canvas, { width, height });
    context.drawImage(video, 0, 0, width, height);
    return jsQr(context.getImageData(0, 0, width, height).data, width, height)?.data ?? null;
  };
}
