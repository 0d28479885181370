import type { FormField } from "@marquee/schemas/types";
import type { ReactNode } from "react";
import { InterfaceText } from "../design/ui/interface-text.tsx";
import type { Translate } from "../i18n/translate.ts";
import { fileTypes } from "./file-types.ts";
import styles from "./form.module.css";
import { inputName } from "./form-names.ts";
import { MAX_MEGABYTES } from "./problem-texts.ts";

/** A field, its current values, and the text of its problem. */
export type FieldProps = {
  field: FormField;
  /** Id of the field's input; the ids of its help and problem begin with it. */
  id: string;
  values: readonly string[];
  problem: string | null;
  t: Translate;
};

/** Maximum number of choices that are displayed as radio buttons. More choices are a list. */
const MOST_RADIOS = 7;

/** The types of files that a browser offers. Some systems know HEIC only by its extension. */
const accept = fileTypes.flatMap(({ mime, extension }) => [mime, `.${extension}`]).join(",");

const autoComplete = { none: undefined, name: "name", organization: "organization" } as const;

/** Attributes that connect an input with its help and its problem. */
const described = ({ field, id, problem }: FieldProps) => ({
  "aria-describedby": [field.help === null ? [] : `${id}-help`, `${id}-problem`].flat().join(" "),
  "aria-invalid": problem === null ? undefined : true,
});

/** Attributes of an input, by the field's kind. Inputs of machine-readable values run from left to right. */
function inputOf({ field, values }: FieldProps) {
  const value = { defaultValue: values[0] };
  const length = {
    minLength: field.minLength ?? undefined,
    maxLength: field.maxLength ?? undefined,
  };
  switch (field.kind) {
    case "email":
      return {
        ...value,
        // Not `email`, because the browsers' own rules refuse valid addresses, each others.
        type: "text",
        inputMode: "email" as const,
        autoComplete: "email",
        autoCapitalize: "none",
        spellCheck: false,
        maxLength: 254,
        dir: "ltr",
      };
    case "phone":
      return { ...value, type: "tel", autoComplete: "tel", maxLength: 60, dir: "ltr" };
    case "number":
      return {
        ...value,
        type: "number",
        step: "any",
        min: field.min ?? undefined,
        max: field.max ?? undefined,
        dir: "ltr",
      };
    case "date":
      return { ...value, type: "date" };
    case "file":
      return { type: "file", accept };
    default:
      return { ...value, ...length, type: "text", autoComplete: autoComplete[field.autofill] };
  }
}

function Optional({ field, t }: Pick<FieldProps, "field" | "t">) {
  if (field.required) return null;
  return (
    <span className={styles.optional}>
      {" "}
      <InterfaceText t={t} text="forms.optional" />
    </span>
  );
}

function Help({ field, id, t }: Pick<FieldProps, "field" | "id" | "t">) {
  const isFile = field.kind === "file";
  if (field.help === null && !isFile) return null;
  return (
    <p id={`${id}-help`} className={styles.help}>
      {field.help}
      {field.help !== null && isFile ? " " : null}
      {isFile ? (
        <InterfaceText t={t} text="forms.fileHelp" values={{ limit: MAX_MEGABYTES }} />
      ) : null}
    </p>
  );
}

function Problem({ id, problem }: Pick<FieldProps, "id" | "problem">) {
  return (
    <p id={`${id}-problem`} className={styles.problem} data-part="problem">
      {problem}
    </p>
  );
}

/** A field whose label is above a single input. */
function Single(props: FieldProps) {
  const { field, id, values, t } = props;
  const common = { id, name: inputName(field._key), required: field.required, ...described(props) };
  return (
    <div className={styles.field} data-field={field._key}>
      <label htmlFor={id}>
        {field.label}
        <Optional field={field} t={t} />
      </label>
      <Help field={field} id={id} t={t} />
      {field.kind === "longText" ? (
        <textarea
          {...common}
          rows={6}
          minLength={field.minLength ?? undefined}
          maxLength={field.maxLength ?? undefined}
          defaultValue={values[0]}
        />
      ) : field.kind === "choice" ? (
        <select {...common} defaultValue={values[0] ?? ""}>
          <option value="">{t("forms.choose")}</option>
          {field.choices.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </select>
      ) : (
        <input {...common} {...inputOf(props)} />
      )}
      {field.kind === "phone" || field.kind === "file" ? (
        <p className={styles.help} data-part="understood" aria-live="polite" />
      ) : null}
      <Problem id={id} problem={props.problem} />
    </div>
  );
}

function Tick({ label, ...input }: { label: ReactNode } & React.ComponentProps<"input">) {
  return (
    <label className={styles.tick}>
      <input {...input} />
      <span>{label}</span>
    </label>
  );
}

/** A field with several inputs: radio buttons or checkboxes, labelled by a legend. */
function Group(props: FieldProps) {
  const { field, id, values, t } = props;
  const isOne = field.kind === "choice";
  return (
    <fieldset
      className={styles.field}
      data-field={field._key}
      data-needs-one={field.required || undefined}
      {...described(props)}
      role={isOne ? "radiogroup" : "group"}
      aria-required={isOne ? field.required : undefined}
      aria-invalid={isOne ? described(props)["aria-invalid"] : undefined}
    >
      <legend>
        {field.label}
        <Optional field={field} t={t} />
      </legend>
      <Help field={field} id={id} t={t} />
      {field.choices.map((choice, index) => (
        <Tick
          key={choice}
          id={index === 0 ? id : `${id}-${index}`}
          type={isOne ? "radio" : "checkbox"}
          name={inputName(field._key)}
          value={choice}
          label={choice}
          required={isOne && field.required}
          defaultChecked={values.includes(choice)}
        />
      ))}
      <Problem id={id} problem={props.problem} />
    </fieldset>
  );
}

/** A single checkbox with its label beside it, such as a consent. */
function Confirmation(props: FieldProps) {
  const { field, id, values, t } = props;
  return (
    <div className={styles.field} data-field={field._key}>
      <Tick
        id={id}
        type="checkbox"
        name={inputName(field._key)}
        value="yes"
        required={field.required}
        defaultChecked={values.includes("yes")}
        {...described(props)}
        label={
          <>
            {field.label}
            <Optional field={field} t={t} />
          </>
        }
      />
      <Help field={field} id={id} t={t} />
      <Problem id={id} problem={props.problem} />
    </div>
  );
}

/** Renders a field of a form with its label, its help and its problem. */
export function FormFieldView(props: FieldProps) {
  const { kind, choices } = props.field;
  if (kind === "checkbox" || kind === "consent") return <Confirmation {...props} />;
  const isGroup = kind === "choices" || (kind === "choice" && choices.length <= MOST_RADIOS);
  return isGroup ? <Group {...props} /> : <Single {...props} />;
}
