import { UploadHistory } from './upload-history.tsx';

/** Every upload of the panel, of any kind. */
export const UploadsPage = () => <UploadHistory />;
