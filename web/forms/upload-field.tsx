import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import InsertDriveFileOutlined from '@mui/icons-material/InsertDriveFileOutlined';
import UploadFile from '@mui/icons-material/UploadFile';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useMemo } from 'react';
import { type Accept, ErrorCode, type FileRejection, useDropzone } from 'react-dropzone';
import { formTexts } from './form-texts.ts';
import { type FieldProps, useField } from './use-field.ts';

interface UploadFieldProps extends FieldProps {
  /** MIME types and their extensions, as react-dropzone expects. */
  accept: Accept;
  /** Default 10 MB (documents and ux.md). */
  maxSizeMb?: number;
  multiple?: boolean;
  maxFiles?: number;
  /** Upload progress, 0 to 100. */
  progress?: number | null;
}

const BYTES_PER_MB = 1024 * 1024;
const size = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 });
const sizeText = (bytes: number) => (bytes < BYTES_PER_MB ? `${size.format(bytes / 1024)} KB` : `${size.format(bytes / BYTES_PER_MB)} MB`);

const asFiles = (value: unknown): File[] => (Array.isArray(value) ? (value as File[]) : value instanceof File ? [value] : []);

/** Takes dropped or chosen files and refuses wrong sizes and types before sending. The form holds a File, or a list of them. */
export const UploadField = ({ accept, maxSizeMb = 10, multiple = false, maxFiles = 10, progress = null, ...props }: UploadFieldProps) => {
  const field = useField(props);
  const labelId = useId();
  const files = asFiles(field.value);
  const accepted = Object.values(accept).flat().join(', ');
  const limit = `${maxSizeMb} MB`;
  const { error, helperText, disabled, required } = field.inputProps;
  const handleRejected = (rejections: FileRejection[]) => {
    const code = rejections[0]?.errors[0]?.code;
    if (code === ErrorCode.FileTooLarge) field.refuse(formTexts.fileTooLarge(limit));
    else if (code === ErrorCode.TooManyFiles) field.refuse(formTexts.tooManyFiles(multiple ? maxFiles : 1));
    else field.refuse(formTexts.wrongFileType(accepted));
  };
  const { getRootProps, getInputProps, open, isDragActive } = useDropzone({
    accept,
    multiple,
    maxFiles: multiple ? maxFiles : 1,
    maxSize: maxSizeMb * BYTES_PER_MB,
    disabled,
    // Keyboards and screen readers use the button inside: a zone that is itself a button may not contain an input.
    noKeyboard: true,
    noClick: true,
    onDropAccepted: (dropped) => field.setValue(multiple ? [...files, ...dropped].slice(0, maxFiles) : (dropped[0] ?? null)),
    onDropRejected: handleRejected,
  });
  const handleRemove = (file: File) => field.setValue(multiple ? files.filter((other) => other !== file) : null);
  return (
    <Stack sx={{ gap: 1 }}>
      <FormLabel id={labelId} required={required} error={error}>
        {props.label}
      </FormLabel>
      <Box
        {...getRootProps({ role: 'presentation' })}
        sx={{
          p: 3,
          textAlign: 'center',
          border: '1px dashed',
          borderColor: error ? 'error.main' : isDragActive ? 'primary.main' : 'divider',
          borderRadius: 1,
          bgcolor: isDragActive ? 'action.hover' : undefined,
        }}
      >
        <input {...getInputProps({ 'aria-labelledby': labelId })} />
        <Button
          ref={field.ref}
          variant="outlined"
          startIcon={<UploadFile />}
          disabled={disabled}
          aria-describedby={labelId}
          onClick={open}
          onBlur={field.onBlur}
          sx={{ minHeight: 44 }}
        >
          {multiple ? formTexts.chooseFiles : formTexts.chooseFile}
        </Button>
        <Typography variant="body2" sx={{ mt: 1 }}>
          {multiple ? formTexts.dropManyHere : formTexts.dropHere}
        </Typography>
        <Typography variant="caption" color="textSecondary">
          {formTexts.fileLimit(accepted, limit)}
        </Typography>
      </Box>
      {progress === null ? null : <LinearProgress variant="determinate" value={progress} aria-label={`Enviando ${props.label}`} />}
      {files.length > 0 ? (
        <Stack component="ul" sx={{ listStyle: 'none', m: 0, p: 0, gap: 1 }}>
          {files.map((file) => (
            <FileRow
              key={`${file.name}-${file.size}-${file.lastModified}`}
              file={file}
              disabled={disabled}
              onRemove={() => handleRemove(file)}
            />
          ))}
        </Stack>
      ) : null}
      {helperText ? <FormHelperText error={error}>{helperText}</FormHelperText> : null}
    </Stack>
  );
};

const FileRow = ({ file, disabled, onRemove }: { file: File; disabled: boolean; onRemove: () => void }) => {
  const preview = useMemo(() => (file.type.startsWith('image/') ? URL.createObjectURL(file) : null), [file]);
  useEffect(() => {
    return () => {
      if (preview) URL.revokeObjectURL(preview);
    };
  }, [preview]);
  return (
    <Stack component="li" direction="row" sx={{ alignItems: 'center', gap: 1.5 }}>
      {preview ? (
        <Box component="img" src={preview} alt="" sx={{ width: 48, height: 48, objectFit: 'cover', borderRadius: 1 }} />
      ) : (
        <InsertDriveFileOutlined color="action" />
      )}
      <Typography variant="body2" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        {file.name}{' '}
        <Typography component="span" variant="caption" color="textSecondary">
          {sizeText(file.size)}
        </Typography>
      </Typography>
      <IconButton aria-label={formTexts.removeFile(file.name)} disabled={disabled} onClick={onRemove} sx={{ width: 44, height: 44 }}>
        <DeleteOutlined />
      </IconButton>
    </Stack>
  );
};
